import type { Meta, StoryObj } from "@storybook/react-vite";
import { HomeIcon, HotIcon, SlotIcon, SupportIcon } from "../Icon/icons.ts";
import { SideMenu } from "./SideMenu.tsx";

const meta: Meta<typeof SideMenu> = { title: "Shell/SideMenu", component: SideMenu, args: { label: "Menu", groups: [[{ key: "home", label: "Home", icon: HomeIcon, href: "/", current: true }, { key: "hot", label: "Hot games", icon: HotIcon, href: "/hot" }, { key: "rng", label: "Slots", icon: SlotIcon, href: "/rng" }], [{ key: "help", label: "Customer service", icon: SupportIcon, onPress: () => undefined }]], onMini: () => undefined } };

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Mini: Story = { args: { mini: true } };
