import type { Meta, StoryObj } from "@storybook/react-vite";
import * as icons from "./icons.ts";
import { Icon } from "./Icon.tsx";

const meta: Meta<typeof Icon> = {
  title: "Pictures/Icon",
  component: Icon,
  args: { picture: icons.HomeIcon, size: 28 },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Labelled: Story = { args: { label: "Home" } };

export const All: Story = {
  render: ({ size }) => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 16 }}>
      {Object.entries(icons).map(([name, picture]) => (
        <Icon key={name} picture={picture} size={size} label={name} />
      ))}
    </div>
  ),
};
