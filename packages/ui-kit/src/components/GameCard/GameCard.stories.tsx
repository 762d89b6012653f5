import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { hardTexts } from "../../testing/hardTexts.ts";
import { GameCard, GameCardPlace } from "./GameCard.tsx";

const meta: Meta<typeof GameCard> = {
  title: "Lobby/GameCard",
  component: GameCard,
  args: { name: "Moonlit Harbour", image: "/img/games/tall/3.svg", onPlay: () => undefined, eager: true },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAll: Story = { args: { badge: "hot", onDemo: () => undefined, onFavourite: () => undefined } };

export const Favourite: Story = { args: { favourite: true, onFavourite: () => undefined } };

export const Maintenance: Story = { args: { unavailable: "Maintenance" } };

export const LongName: Story = {
  args: {
    name: "The Endlessly Long Legend of the Seven Golden Carps of the Moonlit Harbour",
    badge: "fresh",
    onDemo: () => undefined,
  },
};

/** What holds its place while it loads. */
export const Place: Story = { render: () => <GameCardPlace /> };

export const NoPicture: Story = { args: { image: "/img/games/tall/missing.svg" } };

export const Hover: Story = {
  args: { onDemo: () => undefined, onFavourite: () => undefined },
  parameters: { hover: "article" },
};

export const Focus: Story = { play: async ({ userEvent }) => userEvent.tab() };

export const Played: Story = {
  args: { onPlay: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Play Moonlit Harbour" }));
    await expect(args.onPlay).toHaveBeenCalledTimes(1);
  },
};

export const Unbroken: Story = { args: { name: hardTexts.unbroken, onDemo: () => undefined } };

export const Marks: Story = { args: { name: hardTexts.marks } };

export const RightToLeft: Story = {
  args: { name: hardTexts.rightToLeft, onFavourite: () => undefined },
  globals: { direction: "rtl" },
};
