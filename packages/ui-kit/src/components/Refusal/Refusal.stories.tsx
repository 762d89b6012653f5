import type { Meta, StoryObj } from "@storybook/react-vite";
import { hardTexts } from "../../testing/hardTexts.ts";
import { Refusal } from "./Refusal.tsx";

const meta: Meta<typeof Refusal> = {
  title: "Words/Refusal",
  component: Refusal,
  args: { text: "The site does not answer at the moment. Try again." },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = { args: { text: hardTexts.unbroken } };

export const RightToLeft: Story = { args: { text: hardTexts.rightToLeft }, globals: { direction: "rtl" } };
