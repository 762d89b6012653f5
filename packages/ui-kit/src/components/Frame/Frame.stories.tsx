import type { Meta, StoryObj } from "@storybook/react-vite";
import { Frame } from "./Frame.tsx";

const meta: Meta<typeof Frame> = {
  title: "Pictures/Frame",
  component: Frame,
  args: { title: "Golden Koi", src: "about:blank" },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
