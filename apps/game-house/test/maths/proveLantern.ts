import { pointsOfStake } from "./Proof.ts";
import type { Proof } from "./Proof.ts";
import type { SymbolId } from "../../src/maths/Outcome.ts";
import { getCountChances, getWindowChances } from "./proveReels.ts";
import { getWindow } from "../../src/maths/reels.ts";
import type { LanternFacts } from "../../src/maths/lantern/createLantern.ts";

const rows = 4;

/**
 * Exact: the number of ways of a symbol is a product over independent reels, so its expectation is the product of
 * the reels' expectations, times the chance that the next reel breaks the row.
 */
export function proveLantern(facts: LanternFacts): Proof {
  const { strips, paytable, prizes, factors } = facts;
  const symbols = listPaid(facts);
  const ways = symbols.reduce((sum, symbol) => sum + getWayExpectation(facts, symbol), 0);
  const weight = prizes.reduce((sum, prize) => sum + prize.weight, 0);
  const prize = prizes.reduce((sum, each) => sum + (each.value * each.weight) / weight, 0);
  const scatters = getCountChances(strips, "S", rows);
  const pick = scatters.reduce((sum, chance, count) => sum + chance * (factors[count] ?? 0) * prize, 0);
  return {
    rtp: (ways + pick) / pointsOfStake,
    hitRate: getWayHitChance(facts, symbols),
    featureRate: scatters.reduce((sum, chance, count) => sum + (factors[count] ? chance : 0), 0),
  };

  function getWayExpectation({ strips: reels }: LanternFacts, symbol: SymbolId): number {
    let product = 1;
    let sum = 0;
    for (const [reel, strip] of reels.entries()) {
      product *= matching(strip).reduce((mean, chance, count) => mean + chance * count, 0);
      const next = reels[reel + 1];
      const breaks = next ? (matching(next)[0] ?? 0) : 1;
      sum += product * breaks * (paytable[symbol]?.[reel + 1] ?? 0);
    }
    return sum;

    function matching(strip: readonly SymbolId[]): number[] {
      return getWindowChances(strip, (each) => each === symbol || each === "W", rows);
    }
  }
}

function listPaid({ paytable }: LanternFacts): SymbolId[] {
  const all: readonly SymbolId[] = ["A", "B", "C", "D", "a", "b", "c", "d"];
  return all.filter((symbol) => paytable[symbol] !== undefined);
}

/** Goes through every stop of the first four reels, each window reduced to the set of symbols it can continue. */
function getWayHitChance({ strips, paytable, factors }: LanternFacts, symbols: readonly SymbolId[]): number {
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
