import type { Meta, StoryObj } from "@storybook/react-vite";
import { GameCard } from "../GameCard/GameCard.tsx";
import { InfiniteGrid } from "./InfiniteGrid.tsx";

const games = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

const meta: Meta<typeof InfiniteGrid<number>> = {
  title: "Lists/InfiniteGrid",
  parameters: { sheet: false },
  component: InfiniteGrid<number>,
  args: {
    label: "Games",
    items: games(42),
    toKey: String,
    renderItem: (index) => (
      <GameCard name={`Game ${index + 1}`} image={`/img/games/tall/${index % 42}.svg`} onPlay={() => undefined} />
    ),
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Page: Story = {};

export const TenThousand: Story = { args: { items: games(10_000) } };

export const Failed: Story = { args: { items: games(6), hasMore: true, failed: "Network link is abnormal" } };

export const ByHand: Story = { args: { items: games(6), hasMore: true, byHand: true } };

export const Loading: Story = { args: { items: games(6), hasMore: true, busy: true } };

export const RightToLeft: Story = { args: { items: games(9) }, globals: { direction: "rtl" } };
