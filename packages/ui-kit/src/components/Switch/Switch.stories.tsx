import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { hardTexts } from "../../testing/hardTexts.ts";
import { Switch } from "./Switch.tsx";

const meta: Meta<typeof Switch> = {
  title: "Forms/Switch",
  component: Switch,
  args: { label: "Sound", detail: "In games and for wins" },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { defaultChecked: true } };

export const Turned: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("switch"));
    await expect(canvas.getByRole("switch")).toBeChecked();
  },
};

export const Focus: Story = { play: async ({ userEvent }) => userEvent.tab() };

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

export const LongText: Story = { args: { label: hardTexts.unbroken, detail: hardTexts.long } };

export const RightToLeft: Story = { args: { defaultChecked: true }, globals: { direction: "rtl" } };
