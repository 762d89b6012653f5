import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { hardTexts } from "../../testing/hardTexts.ts";
import { ErrorState } from "./ErrorState.tsx";

const meta: Meta<typeof ErrorState> = {
  title: "States/ErrorState",
  component: ErrorState,
  args: { title: "The games did not load", children: "Check your connection and try again.", onRetry: () => undefined },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Offline: Story = { args: { picture: "offline", title: "You are offline" } };

export const Busy: Story = { args: { busy: true } };

export const Retried: Story = {
  args: { onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const LongText: Story = { args: { title: hardTexts.unbroken, children: hardTexts.long } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };
