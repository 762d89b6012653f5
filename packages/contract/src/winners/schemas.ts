import { type Static, Type } from "typebox";
import { GameCategorySchema } from "../games/schemas.ts";
import { Decimal, LanguageCodeSchema, Millis } from "../shapes.ts";

const Limit = Type.Integer({ minimum: 1, maximum: 50 });

export const RankListRequestSchema = Type.Object({
  gameCategory: Type.Optional(GameCategorySchema),
  language: Type.Optional(LanguageCodeSchema),
  limitNum: Type.Optional(Limit),
});

/** GCSGAME_getRankList: of one category of games, or of all. */
export type RankListRequest = Static<typeof RankListRequestSchema>;

export const WinnerBoardRequestSchema = Type.Object({ limit: Type.Optional(Limit) });

/** ODSFE2_winnerBoard. */
export type WinnerBoardRequest = Static<typeof WinnerBoardRequestSchema>;

const Win = Type.Object({
  rank: Type.Integer({ minimum: 1 }),
  /** The username masked, `a***9`; null for a member who hides the name. */
  account: Type.Union([Type.String(), Type.Null()]),
  nodeId: Type.String(),
  gameName: Type.String(),
  vendor: Type.String(),
  icon: Type.String(),
  /** What the round paid, in the currency of the board. */
  amount: Decimal,
  /** What the round paid for each unit that was staked; left out for a round without a stake, such as free spins. */
  multiplier: Type.Optional(Decimal),
  /** When the round was settled. */
  at: Millis,
});

export const WinnerBoardSchema = Type.Object({
  /** Of all amounts: the caller's own currency, and the merchant's for a guest. */
  currency: Type.String(),
  /** The beginning of the days that are shown, in the merchant's zone. */
  since: Millis,
  /** The highest wins, the highest first. */
  list: Type.Array(Win),
});

/** The highest wins of the last seven days (PM-17, GM-33). */
export type WinnerBoard = Static<typeof WinnerBoardSchema>;
