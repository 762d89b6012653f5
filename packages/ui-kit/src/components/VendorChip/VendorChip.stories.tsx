import type { Meta, StoryObj } from "@storybook/react-vite";
import { hardTexts } from "../../testing/hardTexts.ts";
import { VendorChip } from "./VendorChip.tsx";

const meta: Meta<typeof VendorChip> = {
  title: "Lobby/VendorChip",
  component: VendorChip,
  args: { name: "Koi Works", image: "/img/vendors/KOI.svg", selected: false, onSelect: () => undefined },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Selected: Story = { args: { selected: true } };

export const Hot: Story = { args: { hot: true } };

export const All: Story = { args: { name: "All", image: undefined, selected: true } };

export const Hover: Story = { parameters: { hover: "button" } };

export const Focus: Story = { play: async ({ userEvent }) => userEvent.tab() };

export const LongText: Story = { args: { name: "A vendor whose name is quite long" } };

export const RightToLeft: Story = { args: { name: hardTexts.rightToLeft, hot: true }, globals: { direction: "rtl" } };
