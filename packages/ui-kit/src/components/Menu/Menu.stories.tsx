import type { Meta, StoryObj } from "@storybook/react-vite";
import { hardTexts } from "../../testing/hardTexts.ts";
import { LanguageIcon } from "../Icon/icons.ts";
import { Menu } from "./Menu.tsx";

const meta: Meta<typeof Menu> = {
  title: "Dialogs/Menu",
  component: Menu,
  args: {
    label: "Language",
    children: <LanguageIcon size={20} />,
    entries: [
      { key: "EN", label: "English", lang: "en" },
      { key: "VI", label: "Tiếng Việt", lang: "vi" },
      { key: "TH", label: "ไทย", lang: "th" },
    ],
    chosen: "EN",
    onChoose: () => undefined,
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole("button", { name: "Language" })),
};

export const LongText: Story = {
  args: {
    entries: [
      { key: "a", label: hardTexts.long },
      { key: "b", label: hardTexts.unbroken },
    ],
  },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole("button")),
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole("button")),
};
