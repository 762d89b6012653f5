import { getPrizeMoments, pointsOfStake, type Proof, toDeviation } from "./Proof.ts";
import type { SymbolId } from "../../src/maths/Outcome.ts";
import { getCountChances } from "./proveReels.ts";
import { getWindow } from "../../src/maths/reels.ts";
import type { LanternParameters } from "../../src/maths/lantern/createLantern.ts";

const rows = 4;

/**
 * Exact: the ways of a symbol that end on a reel are a product over independent reels, and so are two of them together, and
 * one together with the number of scatters.
 */
export function proveLantern(parameters: LanternParameters): Proof {
  const { strips, prizes, factors } = parameters;
  const symbols = listPaid(parameters);
  const ways = listWays(parameters, symbols);
  const mean = ways.reduce((sum, way) => sum + way.pay * getTogether([way]), 0);
  const square = ways.reduce(
    (sum, way) => sum + ways.reduce((part, other) => part + way.pay * other.pay * getTogether([way, other]), 0),
    0,
  );
  const prize = getPrizeMoments(prizes);
  const scatters = getCountChances(strips, "S", rows);
  const toFactor = (count: number): number => factors[count] ?? 0;
  const [factor, factorSquare] = [1, 2].map((power) =>
    scatters.reduce((sum, chance, count) => sum + chance * toFactor(count) ** power, 0),
  );
  const both = ways.reduce(
    (sum, way) => sum + way.pay * getByScatters(way).reduce((part, share, count) => part + share * toFactor(count), 0),
    0,
  );
  const rtp = mean + (factor ?? 0) * prize.mean;
  return {
    rtp: rtp / pointsOfStake,
    hitRate: getWayHitChance(parameters, symbols),
    featureRate: scatters.reduce((sum, chance, count) => sum + (factors[count] ? chance : 0), 0),
    deviation: toDeviation(rtp, square + 2 * both * prize.mean + (factorSquare ?? 0) * prize.square),
  };
}

/** The ways of one symbol over exactly so many reels: for each reel's stops by how much they multiply, and the scatters there. */
type Way = {
  readonly pay: number;
  readonly reels: readonly (readonly { readonly factor: number; readonly scatters: number }[])[];
};

function listWays({ strips, paytable }: LanternParameters, symbols: readonly SymbolId[]): readonly Way[] {
  return symbols.flatMap((symbol) =>
    [3, 4, 5].flatMap((length) => {
      const pay = paytable[symbol]?.[length] ?? 0;
      if (pay === 0) return [];
      const toFactor = (reel: number, count: number): number =>
        reel < length ? count : reel > length || count === 0 ? 1 : 0;
      const reels = strips.map((strip, reel) =>
        [...strip.keys()].map((stop) => {
          const window = getWindow(strip, stop, rows);
          const count = window.filter((each) => each === symbol || each === "W").length;
          return { factor: toFactor(reel, count), scatters: window.filter((each) => each === "S").length };
        }),
      );
      return [{ pay, reels }];
    }),
  );
}

/** The expected product of the numbers of some ways. */
function getTogether([first, ...others]: readonly Way[]): number {
  return (first?.reels ?? []).reduce((product, stops, reel) => {
    const sum = stops.reduce(
      (all, { factor }, stop) =>
        all + others.reduce((part, other) => part * (other.reels[reel]?.[stop]?.factor ?? 0), factor),
      0,
    );
    return (product * sum) / stops.length;
  }, 1);
}

/** The expected number of a way, by how many scatters are in sight with it. */
function getByScatters({ reels }: Way): readonly number[] {
  return reels.reduce<number[]>(
    (before, stops) => {
      const after = Array.from({ length: before.length + rows }, () => 0);
      for (const [seen, share] of before.entries())
        for (const { factor, scatters } of stops)
          after[seen + scatters] = (after[seen + scatters] ?? 0) + (share * factor) / stops.length;
      return after;
    },
    [1],
  );
}

function listPaid({ paytable }: LanternParameters): SymbolId[] {
  const all: readonly SymbolId[] = ["A", "B", "C", "D", "a", "b", "c", "d"];
  return all.filter((symbol) => paytable[symbol] !== undefined);
}

/** Goes through every stop of the first four reels, each window reduced to the set of symbols it can continue. */
function getWayHitChance({ strips, paytable, factors }: LanternParameters, symbols: readonly SymbolId[]): number {
  const toSet = (has: (symbol: SymbolId) => boolean): number =>
    symbols.reduce((bits, symbol, index) => (has(symbol) ? bits | (1 << index) : bits), 0);
  const fromThree = toSet((symbol) => paytable[symbol]?.[3] !== undefined);
  const windows = strips.map((strip) =>
    [...strip.keys()].map((stop) => {
      const window = getWindow(strip, stop, rows);
      return {
        set: toSet((symbol) => window.includes(symbol) || window.includes("W")),
        scatters: window.filter((symbol) => symbol === "S").length,
      };
    }),
  );
  const [first = [], second = [], third = [], fourth = [], fifth = []] = windows;
  const enough = (have: number): number =>
    fifth.filter(({ scatters }) => factors[have + scatters] !== undefined).length / fifth.length;
  let hits = 0;
  for (const a of first)
    for (const b of second)
      for (const c of third) {
        const three = a.set & b.set & c.set;
        for (const d of fourth) {
          const pays = (three & fromThree) !== 0 || (three & d.set) !== 0;
          hits += pays ? 1 : enough(a.scatters + b.scatters + c.scatters + d.scatters);
        }
      }
  return hits / (first.length * second.length * third.length * fourth.length);
}
