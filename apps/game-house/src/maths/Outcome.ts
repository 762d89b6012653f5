/**
 * A place on a reel: A–D are the four precious symbols of a theme, a–d the four plain ones, W the wild, S the
 * scatter, O the coin. What they look like is the theme's matter.
 */
export type SymbolId = "A" | "B" | "C" | "D" | "a" | "b" | "c" | "d" | "W" | "S" | "O";

/** What a player sees: one list per reel, top to bottom. */
export type Grid = readonly (readonly SymbolId[])[];

/** A place of the grid: reel, then row. */
export type Cell = readonly [reel: number, row: number];

/** One winning combination. Pays are points: 1/100 of the round's stake. */
export type Win = {
  readonly symbol: SymbolId;
  readonly count: number;
  /** Points, the frame's multiplier not yet applied. */
  readonly pay: number;
  readonly cells: readonly Cell[];
  /** Index of the payline, from 0. */
  readonly line?: number;
  /** Number of ways, in games that pay them. */
  readonly ways?: number;
};

/** A coin on the grid with its worth in points. */
export type Coin = { readonly cell: Cell; readonly value: number };

/** One picture of the reels with what it pays. */
export type Frame = {
  readonly grid: Grid;
  readonly wins: readonly Win[];
  readonly multiplier: number;
  /** Points: the sum of `wins` times `multiplier`. */
  readonly pay: number;
  readonly coins?: readonly Coin[];
};

/** A part of the round that the player asks for with one press and that shows one or more pictures. */
export type ReelStage = {
  readonly kind: "spin" | "free" | "respin";
  readonly frames: readonly Frame[];
  /** Points that this part pays. */
  readonly pay: number;
  /** Presses that remain in the feature after this one, as the player is told. */
  readonly left: number;
};

/** A part in which the player chooses one of several hidden prizes, in points. */
export type PickStage = { readonly kind: "pick"; readonly prizes: readonly number[] };

/** One press of the player. */
export type Stage = ReelStage | PickStage;

/** Everything that will happen in a round, fixed by the seed when it starts. The first stage is the spin itself. */
export type Outcome = { readonly stages: readonly Stage[] };
