import type { Volatility } from "@marquee/contract";
import type { Draw } from "./Draw.ts";
import type { Outcome, SymbolId } from "./Outcome.ts";

/** Points (1/100 of the stake) by number of symbols. */
export type Pays = Readonly<Record<number, number>>;

/** A model's paytable: what each symbol pays, best first. */
export type Paytable = Readonly<Partial<Record<SymbolId, Pays>>>;

/** How combinations count: along lines, on any neighbouring reels, or anywhere on the grid. */
type PayRule = "lines" | "ways" | "anywhere";

/** What the model does beyond the spin, as the rules tell it. */
type Feature =
  | { readonly kind: "double"; readonly multiplier: number }
  | { readonly kind: "free"; readonly spins: Pays; readonly multiplier: number }
  | { readonly kind: "pick"; readonly choices: number; readonly prizes: readonly number[]; readonly factors: Pays }
  | { readonly kind: "tumble"; readonly ladder: readonly number[] }
  | {
      readonly kind: "respin";
      readonly coins: number;
      readonly respins: number;
      readonly values: readonly number[];
      readonly full: number;
    };

/** The mathematics of a slot: everything about it except its looks. */
export type SlotModel = {
  readonly id: string;
  /** Raised by every change that could change an outcome or its pay. */
  readonly version: number;
  readonly reels: number;
  readonly rows: number;
  readonly rule: PayRule;
  /** Row of each reel, line by line; empty for other rules. */
  readonly lines: readonly (readonly number[])[];
  readonly paytable: Paytable;
  readonly feature: Feature;
  /** Return to the player in 1/100 of a per cent (9556 = 95.56 %), proved in the tests. */
  readonly rtp: number;
  /** How far single rounds lie from the return, proved in the tests: a class, and the standard deviation in 1/100 of the stake. */
  readonly volatility: Volatility;
  readonly deviation: number;
  /** Chance that a spin pays at all, in 1/100 of a per cent, proved in the tests. */
  readonly hitRate: number;
  /** Fixes a whole round. The same draws give the same outcome. */
  readonly play: (draw: Draw) => Outcome;
};
