import { tenLines } from "../../src/maths/paylines.ts";
import { getPrizeMoments, pointsOfStake, type Proof, toDeviation } from "./Proof.ts";
import { getHitRate, getLineMoments } from "./proveReels.ts";
import { treasureRule } from "../../src/maths/treasure/createTreasure.ts";
import type { TreasureParameters } from "../../src/maths/treasure/createTreasure.ts";

const places = treasureRule.reels * treasureRule.rows;

/** Exact: every stop of five reels gives lines and coins together; the feature is a chain of (coins, respins left). */
export function proveTreasure(parameters: TreasureParameters): Proof {
  const { strips, paytable, values, full } = parameters;
  const moments = getLineMoments(strips, tenLines, paytable, "O");
  const coin = getPrizeMoments(values);
  const getEnds = createFeatureEnds(parameters.rarity);
  let [rtp, square, featureRate] = [0, 0, 0];
  for (const [count, part] of moments.entries()) {
    const feature = { mean: 0, square: 0 };
    // Coins are drawn by themselves, so their sum is known by how many there are.
    for (const [coins, chance] of (count < treasureRule.coins ? [] : getEnds(count, treasureRule.respins)).entries()) {
      const extra = coins === places ? full : 0;
      const sum = coins * coin.mean;
      feature.mean += chance * (sum + extra);
      feature.square += chance * (coins * (coin.square - coin.mean ** 2) + (sum + extra) ** 2);
    }
    rtp += part.mean + part.chance * feature.mean;
    square += part.square + 2 * part.mean * feature.mean + part.chance * feature.square;
    featureRate += count < treasureRule.coins ? 0 : part.chance;
  }
  return {
    rtp: rtp / pointsOfStake,
    hitRate: getHitRate(moments, treasureRule.coins),
    featureRate,
    deviation: toDeviation(rtp, square),
  };
}

/** Chance of 0, 1, 2 … coins at the end, from `coins` held and `left` respins. */
function createFeatureEnds(rarity: number): (coins: number, left: number) => readonly number[] {
  const known = new Map<string, readonly number[]>();
  const getEnds = (coins: number, left: number): readonly number[] => {
    const key = `${coins},${left}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const ends = Array.from({ length: places + 1 }, (_, count): number => (count === coins ? 1 : 0));
    if (coins < places && left > 0) {
      ends.fill(0);
      const empty = places - coins;
      for (let fresh = 0; fresh <= empty; fresh += 1) {
        const chance = choose(empty, fresh) * (1 / rarity) ** fresh * (1 - 1 / rarity) ** (empty - fresh);
        for (const [count, part] of getEnds(coins + fresh, fresh > 0 ? treasureRule.respins : left - 1).entries())
          ends[count] = (ends[count] ?? 0) + chance * part;
      }
    }
    known.set(key, ends);
    return ends;
  };
  return getEnds;
}

function choose(n: number, k: number): number {
  let result = 1;
  for (let i = 1; i <= k; i += 1) result = (result * (n - k + i)) / i;
  return result;
}
