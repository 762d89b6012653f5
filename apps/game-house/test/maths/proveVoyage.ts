import { twentyLines } from "../../src/maths/paylines.ts";
import { pointsOfStake, type Proof, toDeviation } from "./Proof.ts";
import { getHitRate, getLineMoments } from "./proveReels.ts";
import type { VoyageParameters } from "../../src/maths/voyage/createVoyage.ts";

/**
 * Exact: every stop of five reels gives what a spin pays together with the free spins it brings. A free spin is worth what it
 * pays and what those that it brings are worth, each by itself: its mean and its mean square follow from those of one spin.
 */
export function proveVoyage(parameters: VoyageParameters): Proof {
  const { strips, paytable, spins, multiplier } = parameters;
  const moments = getLineMoments(strips, twentyLines, paytable, "S");
  let [mean, square, more, moreSquare, both] = [0, 0, 0, 0, 0];
  for (const [count, part] of moments.entries()) {
    const [scatter, won] = [paytable.S?.[count] ?? 0, spins[count] ?? 0];
    const pay = part.mean + part.chance * scatter;
    mean += pay;
    square += part.square + 2 * part.mean * scatter + part.chance * scatter * scatter;
    more += part.chance * won;
    moreSquare += part.chance * won * won;
    both += pay * won;
  }
  // What one free spin is worth, with all those that come of it.
  const free = (multiplier * mean) / (1 - more);
  const freeSquare =
    (multiplier ** 2 * square + 2 * multiplier * both * free + (moreSquare - more) * free ** 2) / (1 - more);
  const rtp = mean + more * free;
  return {
    rtp: rtp / pointsOfStake,
    hitRate: getHitRate(moments, 3),
    featureRate: moments.reduce((sum, { chance }, count) => sum + (spins[count] ? chance : 0), 0),
    deviation: toDeviation(rtp, square + 2 * both * free + more * (freeSquare - free ** 2) + moreSquare * free ** 2),
  };
}
