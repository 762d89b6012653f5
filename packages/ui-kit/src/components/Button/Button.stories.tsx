import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { hardTexts } from "../../testing/hardTexts.ts";
import { PlayIcon } from "../Icon/icons.ts";
import { Button } from "./Button.tsx";

const meta: Meta<typeof Button> = { title: "Actions/Button", component: Button, args: { children: "Register" } };

export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { look: "primary" } };

export const Accent: Story = { args: { look: "accent" } };

export const Secondary: Story = {};

export const Quiet: Story = { args: { look: "quiet" } };

export const Danger: Story = { args: { look: "danger", children: "Log out" } };

export const Small: Story = { args: { look: "primary", size: "small" } };

export const Large: Story = { args: { look: "primary", size: "large", icon: <PlayIcon size="1em" /> } };

export const Wide: Story = { args: { look: "primary", wide: true } };

export const Disabled: Story = { args: { look: "primary", disabled: true } };

export const Busy: Story = { args: { look: "primary", busy: true } };

export const LongText: Story = {
  args: {
    look: "primary",
    children: "A name that needs much more room than anyone thought it would, in another language",
  },
};

export const Hover: Story = { args: { look: "primary" }, parameters: { hover: "button" } };

export const Focus: Story = { args: { look: "primary" }, play: async ({ userEvent }) => userEvent.tab() };

export const Pressed: Story = {
  args: { onClick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const Unbroken: Story = { args: { look: "primary", children: hardTexts.unbroken } };

export const RightToLeft: Story = {
  args: { look: "primary", icon: <PlayIcon size="1em" />, children: hardTexts.rightToLeft },
  globals: { direction: "rtl" },
};
