import type { Meta, StoryObj } from "@storybook/react-vite";
import { GameCard } from "./GameCard.tsx";

const meta: Meta<typeof GameCard> = { title: "Lobby/GameCard", component: GameCard, args: { name: "Moonlit Harbour", image: "/img/games/tall/3.svg", onPlay: () => undefined, eager: true }, decorators: [(Story) => <div style={{ inlineSize: 160 }}><Story /></div>] };

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAll: Story = { args: { badge: "hot", onDemo: () => undefined, onFavourite: () => undefined } };

export const Favourite: Story = { args: { favourite: true, onFavourite: () => undefined } };

export const Maintenance: Story = { args: { unavailable: "Maintenance" } };

export const LongName: Story = { args: { name: "The Endlessly Long Legend of the Seven Golden Carps of the Moonlit Harbour", badge: "fresh", onDemo: () => undefined } };

export const NoPicture: Story = { args: { image: "/img/games/tall/missing.svg" } };
