import type { Meta, StoryObj } from "@storybook/react-vite";
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

export const AllTones: StoryObj<typeof meta> = {};
