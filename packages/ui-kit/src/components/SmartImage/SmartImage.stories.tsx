import type { Meta, StoryObj } from "@storybook/react-vite";
import { SmartImage } from "./SmartImage.tsx";

const meta: Meta<typeof SmartImage> = {
  title: "Pictures/SmartImage",
  component: SmartImage,
  args: { src: "/img/games/tall/1.svg", alt: "Crown on purple", width: 300, height: 400 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 180 }}>
        <Story />
      </div>
    ),
  ],
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Broken: Story = { args: { src: "/img/games/tall/missing.svg", alt: "A game without a picture" } };

export const Decoration: Story = { args: { alt: "" } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };
