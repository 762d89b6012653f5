import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { hardTexts } from "../../testing/hardTexts.ts";
import { SearchBox } from "./SearchBox.tsx";

const meta: Meta<typeof SearchBox> = {
  title: "Forms/SearchBox",
  component: SearchBox,
  args: { label: "Search games", value: "", onSearch: () => undefined },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { value: hardTexts.unbroken } };

export const Typed: Story = {
  args: { onSearch: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search games" }), " koi {Enter}");
    await expect(args.onSearch).toHaveBeenCalledWith("koi");
  },
};
