import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { hardTexts } from "../../testing/hardTexts.ts";
import { Tag } from "./Tag.tsx";

const remove = { label: "Remove Slots", onPress: fn() };

const meta: Meta<typeof Tag> = { title: "Words/Tag", component: Tag, args: { children: "Slots" } };

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Primary: Story = { args: { tone: "primary" } };

export const Removable: Story = {
  args: { remove },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove Slots" }));
    await expect(remove.onPress).toHaveBeenCalledTimes(1);
  },
};

export const Focus: Story = { args: { remove }, play: async ({ userEvent }) => userEvent.tab() };

export const Hover: Story = { args: { remove }, parameters: { hover: "button" } };

export const LongText: Story = { args: { remove, children: hardTexts.unbroken } };

export const RightToLeft: Story = { args: { remove, children: hardTexts.rightToLeft }, globals: { direction: "rtl" } };
