import type { Game } from "@marquee/contract";

/** A slot machine of a made-up gateway; its name tells which. */
export const toGame = (gameName: string, parts: Partial<Game> = {}): Game => ({
  nodeId: `node-${gameName}`,
  vassalage: "KOI",
  gameType: "RNG",
  gameClassify: "CLASSIC",
  gameName,
  minBet: "0.10",
  minLineNum: 20,
  code: gameName,
  defaultPlayType: "",
  accountTypeName: "KOI",
  vendor: "Koi House",
  gameCode: `code-${gameName}`,
  isGame: "GAME",
  icon: "/img/games/tall/1.svg",
  rtp: "96.10",
  volatility: "MEDIUM",
  demo: true,
  tags: [],
  isNew: false,
  isHot: false,
  maintenance: false,
  ...parts,
});

/** So many games, named with a number from 1. */
export const toGames = (count: number): Game[] =>
  Array.from({ length: count }, (_, index) => toGame(`Game ${index + 1}`));
