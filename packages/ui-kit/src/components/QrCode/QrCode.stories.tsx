import type { Meta, StoryObj } from "@storybook/react-vite";
import { QrCode } from "./QrCode.tsx";

const meta: Meta<typeof QrCode> = {
  title: "Pictures/QrCode",
  component: QrCode,
  args: { value: "https://play.example/invite/koi-7", label: "Your invitation link" },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongAddress: Story = { args: { value: `https://play.example/invite?code=${"koi-7-".repeat(30)}` } };

export const Large: Story = { args: { large: true, value: `00020101021238${"5".repeat(160)}` } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };
