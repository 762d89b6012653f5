import type { Meta, StoryObj } from "@storybook/react-vite";
import { hardTexts } from "../../testing/hardTexts.ts";
import { HomeIcon, HotIcon, SlotIcon, SupportIcon } from "../Icon/icons.ts";
import { SideMenu } from "./SideMenu.tsx";

const meta: Meta<typeof SideMenu> = {
  title: "Shell/SideMenu",
  component: SideMenu,
  args: {
    label: "Menu",
    groups: [
      [
        { key: "home", label: "Home", icon: HomeIcon, href: "/", current: true },
        { key: "hot", label: "Hot games", icon: HotIcon, href: "/hot" },
        { key: "rng", label: "Slots", icon: SlotIcon, href: "/rng" },
      ],
      [{ key: "help", label: "Customer service", icon: SupportIcon, onPress: () => undefined }],
    ],
    onMini: () => undefined,
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Mini: Story = { args: { mini: true } };

export const Focus: Story = { play: async ({ userEvent }) => userEvent.tab() };

export const Hover: Story = { parameters: { hover: "a" } };

export const LongText: Story = {
  args: {
    groups: [
      [
        { key: "a", label: hardTexts.unbroken, icon: HomeIcon, href: "/" },
        { key: "b", label: hardTexts.long, icon: HotIcon, href: "/b" },
      ],
    ],
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
