import { evaluateLine } from "../../src/maths/evaluateLine.ts";
import type { SymbolId } from "../../src/maths/Outcome.ts";
import { getWindow } from "../../src/maths/reels.ts";
import type { Strip } from "../../src/maths/reels.ts";
import type { Paytable } from "../../src/maths/SlotModel.ts";

const symbols: readonly SymbolId[] = ["A", "B", "C", "D", "a", "b", "c", "d", "W", "S", "O"];
const rows = 3;

/** What the lines pay together, in points, while so many of the counted symbol are in sight: parts of the whole, which add up over all numbers. */
export type LineMoments = {
  /** Chance of the number. */
  chance: number;
  /** Chance of the number together with a line that pays. */
  hit: number;
  /** Expected pay, and its square, where the number is this one; 0 elsewhere. */
  mean: number;
  square: number;
};

/** One window of a reel: the symbol's number in each row, and how often the counted one is in it. */
type Window = { readonly cells: readonly number[]; readonly counted: number };

type OpenLine = { readonly pays: Float64Array; readonly fourth: number; readonly fifth: number };

/** What a line pays for each pair of symbols on its last two reels, by the three before; null where it pays for none. */
function createPayTables(paytable: Paytable): (prefix: readonly number[]) => Float64Array | null {
  const known = new Map<string, Float64Array | null>();
  const toSymbol = (cell: number): SymbolId => symbols[cell] ?? "d";
  return (prefix) => {
    const key = prefix.join();
    const found = known.get(key);
    if (found !== undefined) return found;
    const start = prefix.map(toSymbol);
    const pays = Float64Array.from(
      symbols.flatMap((fourth) => symbols.map((fifth) => evaluateLine([...start, fourth, fifth], paytable)?.pay ?? 0)),
    );
    const table = pays.some((pay) => pay > 0) ? pays : null;
    known.set(key, table);
    return table;
  };
}

function listWindows(strip: Strip, counted: SymbolId): readonly Window[] {
  return [...strip.keys()].map((stop) => {
    const window = getWindow(strip, stop, rows);
    return {
      cells: window.map((symbol) => symbols.indexOf(symbol)),
      counted: window.filter((symbol) => symbol === counted).length,
    };
  });
}

/**
 * Exact: goes through every stop of five reels. A line pays from three reels on, so of most stops of the first three only the
 * number of counted symbols is left to know.
 */
export function getLineMoments(
  strips: readonly Strip[],
  lines: readonly (readonly number[])[],
  paytable: Paytable,
  counted: SymbolId,
): readonly LineMoments[] {
  const [a = [], b = [], c = [], d = [], e = []] = strips.map((strip) => listWindows(strip, counted));
  const getPays = createPayTables(paytable);
  const moments = Array.from({ length: 5 * rows + 1 }, (): LineMoments => ({ chance: 0, hit: 0, mean: 0, square: 0 }));
  const last = getCountChances(strips.slice(3), counted, rows);
  const [three, two] = [a.length * b.length * c.length, d.length * e.length];

  const addOpen = (open: readonly OpenLine[], seen: number): void => {
    for (const fourth of d)
      for (const fifth of e) {
        let pay = 0;
        for (const line of open)
          pay += line.pays[(fourth.cells[line.fourth] ?? 0) * symbols.length + (fifth.cells[line.fifth] ?? 0)] ?? 0;
        const moment = moments[seen + fourth.counted + fifth.counted];
        if (moment === undefined || pay === 0) continue;
        moment.hit += 1 / three / two;
        moment.mean += pay / three / two;
        moment.square += (pay * pay) / three / two;
      }
  };

  for (const x of a)
    for (const y of b)
      for (const z of c) {
        const seen = x.counted + y.counted + z.counted;
        for (const [more, chance] of last.entries()) {
          const moment = moments[seen + more];
          if (moment !== undefined) moment.chance += chance / three;
        }
        const open = lines.flatMap(([first = 0, second = 0, third = 0, fourth = 0, fifth = 0]) => {
          const pays = getPays([x.cells[first] ?? 0, y.cells[second] ?? 0, z.cells[third] ?? 0]);
          return pays === null ? [] : [{ pays, fourth, fifth }];
        });
        if (open.length > 0) addOpen(open, seen);
      }
  return moments;
}

/** Chance that a line pays, or that at least `needed` of the counted symbol are in sight. */
export function getHitRate(moments: readonly LineMoments[], needed: number): number {
  return moments.reduce((sum, { chance, hit }, count) => sum + (count >= needed ? chance : hit), 0);
}

/** Chance of 0, 1, 2 … of a symbol in the windows of some reels together. */
export function getCountChances(strips: readonly Strip[], symbol: SymbolId, height: number): number[] {
  return strips.reduce<number[]>(
    (before, strip) =>
      combine(
        before,
        getWindowChances(strip, (each) => each === symbol, height),
      ),
    [1],
  );
}

/** Chance of 0, 1 … `height` matching symbols in one reel's window. */
function getWindowChances(strip: Strip, matches: (symbol: SymbolId) => boolean, height: number): number[] {
  const chances = Array.from({ length: height + 1 }, () => 0);
  for (const stop of strip.keys()) {
    const count = getWindow(strip, stop, height).filter(matches).length;
    chances[count] = (chances[count] ?? 0) + 1 / strip.length;
  }
  return chances;
}

function combine(a: readonly number[], b: readonly number[]): number[] {
  const sums = Array.from({ length: a.length + b.length - 1 }, () => 0);
  for (const [i, x] of a.entries()) for (const [j, y] of b.entries()) sums[i + j] = (sums[i + j] ?? 0) + x * y;
  return sums;
}
