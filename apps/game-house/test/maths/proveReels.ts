import { evaluateLine } from "../../src/maths/evaluateLine.ts";
import { listLineWins } from "../../src/maths/listWins.ts";
import type { SymbolId } from "../../src/maths/Outcome.ts";
import { getWindow } from "../../src/maths/reels.ts";
import type { Strip } from "../../src/maths/reels.ts";
import type { Paytable } from "../../src/maths/SlotModel.ts";

/**
 * Expected points of one payline: every row of a band shows each of its stops equally often, so all lines are alike
 * and one is enough. Goes through every combination of symbols.
 */
export function getLineExpectation(strips: readonly Strip[], paytable: Paytable): number {
  const shares = strips.map(getShares);
  const walk = (reel: number, chance: number, symbols: readonly SymbolId[]): number => {
    const share = shares[reel];
    if (!share) return chance * (evaluateLine(symbols, paytable)?.pay ?? 0);
    return [...share].reduce((sum, [symbol, part]) => sum + walk(reel + 1, chance * part, [...symbols, symbol]), 0);
  };
  return walk(0, 1, []);
}

/** Chance of 0, 1, 2 … of a symbol in the windows of some reels together. */
export function getCountChances(strips: readonly Strip[], symbol: SymbolId, rows: number): number[] {
  return strips.reduce<number[]>(
    (before, strip) => combine(before, getWindowChances(strip, (each) => each === symbol, rows)),
    [1],
  );
}

/** Chance of 0, 1 … `rows` matching symbols in one reel's window. */
export function getWindowChances(strip: Strip, matches: (symbol: SymbolId) => boolean, rows: number): number[] {
  const chances = Array.from({ length: rows + 1 }, () => 0);
  for (const stop of strip.keys()) {
    const count = getWindow(strip, stop, rows).filter(matches).length;
    chances[count] = (chances[count] ?? 0) + 1 / strip.length;
  }
  return chances;
}

/**
 * Chance that a spin pays on a line or shows at least `needed` of `symbol`. A line win needs three reels from the
 * left, so their stops are gone through one by one; the reels after them only add to the number of symbols.
 */
export function getHitChance(
  strips: readonly Strip[],
  lines: readonly (readonly number[])[],
  paytable: Paytable,
  symbol: SymbolId,
  needed: number,
): number {
  const [first, second, third, ...others] = strips;
  if (!first || !second || !third) throw new RangeError("a line game has three reels or more");
  const rest = getCountChances(others, symbol, 3);
  const enough = (have: number): number => rest.reduce((sum, chance, count) => sum + (have + count >= needed ? chance : 0), 0);
  const windows = [first, second, third].map((strip) => [...strip.keys()].map((stop) => getWindow(strip, stop, 3)));
  const [a = [], b = [], c = []] = windows;
  let hits = 0;
  for (const x of a)
    for (const y of b)
      for (const z of c) {
        const grid = [x, y, z];
        hits += listLineWins(grid, lines, paytable).length > 0 ? 1 : enough(grid.flat().filter((each) => each === symbol).length);
      }
  return hits / (a.length * b.length * c.length);
}

function getShares(strip: Strip): Map<SymbolId, number> {
  const shares = new Map<SymbolId, number>();
  for (const symbol of strip) shares.set(symbol, (shares.get(symbol) ?? 0) + 1 / strip.length);
  return shares;
}

function combine(a: readonly number[], b: readonly number[]): number[] {
  const sums = Array.from({ length: a.length + b.length - 1 }, () => 0);
  for (const [i, x] of a.entries()) for (const [j, y] of b.entries()) sums[i + j] = (sums[i + j] ?? 0) + x * y;
  return sums;
}
