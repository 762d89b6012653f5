import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { hardTexts } from "../../testing/hardTexts.ts";
import { Accordion } from "./Accordion.tsx";

const meta: Meta<typeof Accordion> = {
  title: "Layout/Accordion",
  component: Accordion,
  args: {
    level: 2,
    items: [
      {
        key: "a",
        title: "How do I know that a game is fair?",
        content: "Every round has a seed that is hashed before it begins. Afterwards you can check it yourself.",
      },
      {
        key: "b",
        title: "When is a withdrawal paid?",
        content: "As soon as it has been looked at: usually within an hour.",
      },
      { key: "c", title: "Can I set myself a limit?", content: "Yes, in your account under responsible play." },
    ],
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { args: { open: ["a"] } };

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "When is a withdrawal paid?" }));
    await expect(canvas.getByRole("region")).toBeVisible();
  },
};

export const Focus: Story = { play: async ({ userEvent }) => userEvent.tab() };

export const Hover: Story = { parameters: { hover: "button" } };

export const LongText: Story = {
  args: {
    open: ["a"],
    items: [
      { key: "a", title: hardTexts.long, content: hardTexts.unbroken },
      { key: "b", title: hardTexts.unbroken, content: "" },
    ],
  },
};

export const RightToLeft: Story = { args: { open: ["a"] }, globals: { direction: "rtl" } };
