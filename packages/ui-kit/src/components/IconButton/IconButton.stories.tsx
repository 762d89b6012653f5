import type { Meta, StoryObj } from "@storybook/react-vite";
import { SearchIcon, FavouriteIcon } from "../Icon/icons.ts";
import { IconButton } from "./IconButton.tsx";

const meta: Meta<typeof IconButton> = {
  title: "Actions/IconButton",
  component: IconButton,
  args: { label: "Search", children: <SearchIcon size="1em" /> },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pressed: Story = {
  args: { label: "Favourite", "aria-pressed": true, children: <FavouriteIcon size="1em" fill="currentColor" /> },
};

export const Disabled: Story = { args: { disabled: true } };

export const Hover: Story = { parameters: { hover: "button" } };

export const Focus: Story = { play: async ({ userEvent }) => userEvent.tab() };

export const RightToLeft: Story = { globals: { direction: "rtl" } };
