import type { Meta, StoryObj } from "@storybook/react-vite";
import { hardTexts } from "../../testing/hardTexts.ts";
import { AccountIcon, HomeIcon, PromotionIcon, SlotIcon, WalletIcon } from "../Icon/icons.ts";
import { BottomTabs } from "./BottomTabs.tsx";

const meta: Meta<typeof BottomTabs> = {
  title: "Shell/BottomTabs",
  component: BottomTabs,
  args: {
    label: "Main",
    tabs: [
      { key: "home", label: "Home", icon: HomeIcon, href: "/", current: true },
      { key: "games", label: "Games", icon: SlotIcon, href: "/rng" },
      { key: "promo", label: "Promotions", icon: PromotionIcon, href: "/promotions" },
      { key: "wallet", label: "Wallet", icon: WalletIcon, onPress: () => undefined },
      { key: "account", label: "Account", icon: AccountIcon, onPress: () => undefined },
    ],
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { viewport: { value: "w360" } } };

export const WithMark: Story = {
  args: {
    tabs: [
      { key: "home", label: "Home", icon: HomeIcon, href: "/", current: true },
      {
        key: "account",
        label: "Account",
        icon: AccountIcon,
        onPress: () => undefined,
        mark: { count: 120, label: "120 unread messages" },
      },
    ],
  },
  globals: { viewport: { value: "w360" } },
};

export const Focus: Story = {
  play: async ({ userEvent }) => userEvent.tab(),
  globals: { viewport: { value: "w360" } },
};

export const LongText: Story = {
  args: {
    tabs: ["a", "b", "c", "d", "e"].map((key) => ({ key, label: hardTexts.unbroken, icon: HomeIcon, href: `/${key}` })),
  },
  globals: { viewport: { value: "w360" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl", viewport: { value: "w360" } } };
