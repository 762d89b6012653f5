import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { hardTexts } from "../../testing/hardTexts.ts";
import { Tabs } from "./Tabs.tsx";

const meta: Meta<typeof Tabs> = {
  title: "Layout/Tabs",
  component: Tabs,
  args: {
    label: "Register by",
    selected: "user",
    onSelect: () => undefined,
    tabs: [
      { key: "user", label: "Username", content: "A name and a password." },
      { key: "mobile", label: "Mobile", content: "A number and a code." },
    ],
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = {};

export const Second: Story = { args: { selected: "mobile" } };

export const Walked: Story = {
  args: { onSelect: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onSelect).toHaveBeenCalledWith("mobile");
  },
};

export const Hover: Story = { parameters: { hover: "button[aria-selected=false]" } };

export const LongText: Story = {
  args: {
    tabs: [
      { key: "user", label: hardTexts.long, content: hardTexts.unbroken },
      { key: "mobile", label: hardTexts.unbroken, content: "" },
    ],
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
