import type { Meta, StoryObj } from "@storybook/react-vite";
import { hardTexts } from "../../testing/hardTexts.ts";
import { CardRoomIcon, FishIcon, HotIcon, LiveIcon, SlotIcon, SportsIcon } from "../Icon/icons.ts";
import { CategoryRail } from "./CategoryRail.tsx";

const meta: Meta<typeof CategoryRail> = {
  title: "Lobby/CategoryRail",
  component: CategoryRail,
  args: {
    label: "Categories",
    items: [
      { key: "hot", label: "Hot", href: "/hot", icon: HotIcon },
      { key: "rng", label: "Slots", href: "/rng", icon: SlotIcon, count: "10,000", current: true },
      { key: "live", label: "Live", href: "/live", icon: LiveIcon, count: "84" },
      { key: "fish", label: "Fish", href: "/fish", icon: FishIcon, count: "41" },
      { key: "pvp", label: "Card room", href: "/pvp", icon: CardRoomIcon, count: "96" },
      { key: "sports", label: "Sports", href: "/sports", icon: SportsIcon },
    ],
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Focus: Story = { play: async ({ userEvent }) => userEvent.tab() };

export const Hover: Story = { parameters: { hover: "a" } };

export const LongText: Story = {
  args: { items: [{ key: "a", label: hardTexts.long, href: "/a", icon: HotIcon, count: "123,456,789" }] },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
