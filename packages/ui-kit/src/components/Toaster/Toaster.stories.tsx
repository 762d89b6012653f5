import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { hardTexts } from "../../testing/hardTexts.ts";
import { dismissToast, listToasts, notify } from "./notify.ts";
import { Toaster } from "./Toaster.tsx";

const meta: Meta<typeof Toaster> = {
  title: "States/Toaster",
  component: Toaster,
  beforeEach: () => {
    for (const { id } of listToasts()) dismissToast(id);
    notify("Added to favourites", { tone: "success" });
    notify("Network link is abnormal", { tone: "error", action: { label: "Try again", onPress: () => undefined } });
    notify("A new game is here");
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const AllTones: Story = {};

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole("button", { name: "Close" })[0] ?? document.body);
    await expect(canvas.getAllByRole("button", { name: "Close" })).toHaveLength(2);
  },
};

export const LongText: Story = { beforeEach: () => notify(hardTexts.unbroken, { tone: "error" }) };

export const RightToLeft: Story = { globals: { direction: "rtl" } };
