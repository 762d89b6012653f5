import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { hardTexts } from "../../testing/hardTexts.ts";
import { Button } from "../Button/Button.tsx";
import { Switch } from "../Switch/Switch.tsx";
import { Drawer } from "./Drawer.tsx";

const meta: Meta<typeof Drawer> = {
  title: "Dialogs/Drawer",
  component: Drawer,
  args: {
    title: "Filters",
    open: true,
    onClose: fn(),
    children: (
      <>
        <Switch label="Hot games only" />
        <Switch label="Free play" defaultChecked />
      </>
    ),
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Filters" })).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const End: Story = { args: { side: "end", actions: <Button look="primary">Show 84 games</Button> } };

export const LongText: Story = { args: { title: hardTexts.long, children: hardTexts.unbroken } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };
