import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { hardTexts } from "../../testing/hardTexts.ts";
import { Button } from "../Button/Button.tsx";
import { Tooltip } from "./Tooltip.tsx";

const show: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await waitFor(() => expect(canvas.getByRole("tooltip")).toBeVisible());
};

const meta: Meta<typeof Tooltip> = {
  title: "Dialogs/Tooltip",
  component: Tooltip,
  args: { text: "Paid out once a day", children: (ties) => <Button {...ties}>Bonus</Button> },
  decorators: [
    (Story) => (
      <div style={{ padding: "96px 24px" }}>
        <Story />
      </div>
    ),
  ],
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

export const Focus: Story = { play: show };

export const LongText: Story = { args: { text: hardTexts.long }, play: show };

export const RightToLeft: Story = { args: { text: hardTexts.rightToLeft }, globals: { direction: "rtl" }, play: show };
