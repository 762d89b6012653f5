import { tenLines } from "../../src/maths/paylines.ts";
import { pointsOfStake } from "./Proof.ts";
import type { Proof } from "./Proof.ts";
import { getCountChances, getHitChance, getLineExpectation } from "./proveReels.ts";
import { treasureRule } from "../../src/maths/treasure/createTreasure.ts";
import type { TreasureFacts } from "../../src/maths/treasure/createTreasure.ts";

const places = treasureRule.reels * treasureRule.rows;

/** Exact: lines by every combination of symbols, coins by every window, the feature as a chain of (coins, respins left). */
export function proveTreasure(facts: TreasureFacts): Proof {
  const { strips, paytable, values, full } = facts;
  const lines = tenLines.length * getLineExpectation(strips, paytable);
  const weight = values.reduce((sum, value) => sum + value.weight, 0);
  const coin = values.reduce((sum, each) => sum + (each.value * each.weight) / weight, 0);
  const chances = getCountChances(strips, "O", treasureRule.rows);
  const ends = createFeatureEnds(facts.rarity);
  let feature = 0;
  let featureRate = 0;
  for (const [count, chance] of chances.entries()) {
    if (count < treasureRule.coins) continue;
    const { coins, filled } = ends(count, treasureRule.respins);
    featureRate += chance;
    feature += chance * (coins * coin + filled * full);
  }
  return {
    rtp: (lines + feature) / pointsOfStake,
    hitRate: getHitChance(strips, tenLines, paytable, "O", treasureRule.coins),
    featureRate,
  };
}

type Ends = { readonly coins: number; readonly filled: number };

/** Expected number of coins and chance of a full grid at the end, from `coins` held and `left` respins. */
function createFeatureEnds(rarity: number): (coins: number, left: number) => Ends {
  const known = new Map<string, Ends>();
  const ends = (coins: number, left: number): Ends => {
    if (coins === places) return { coins, filled: 1 };
    if (left === 0) return { coins, filled: 0 };
    const key = `${coins},${left}`;
    const found = known.get(key);
    if (found) return found;
    const empty = places - coins;
    let sum: Ends = { coins: 0, filled: 0 };
    for (let fresh = 0; fresh <= empty; fresh += 1) {
      const chance = choose(empty, fresh) * (1 / rarity) ** fresh * (1 - 1 / rarity) ** (empty - fresh);
      const end = ends(coins + fresh, fresh > 0 ? treasureRule.respins : left - 1);
      sum = { coins: sum.coins + chance * end.coins, filled: sum.filled + chance * end.filled };
    }
    known.set(key, sum);
    return sum;
  };
  return ends;
}

function choose(n: number, k: number): number {
  let result = 1;
  for (let i = 1; i <= k; i += 1) result = (result * (n - k + i)) / i;
  return result;
}
