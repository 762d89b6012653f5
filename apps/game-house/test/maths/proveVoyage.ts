import { twentyLines } from "../../src/maths/paylines.ts";
import { pointsOfStake } from "./Proof.ts";
import type { Proof } from "./Proof.ts";
import { getCountChances, getHitChance, getLineExpectation } from "./proveReels.ts";
import type { VoyageFacts } from "../../src/maths/voyage/createVoyage.ts";

/**
 * Exact: lines by every combination of symbols, scatters by every window. A free spin gives `more` further ones on
 * average, so a feature of n spins lasts n / (1 − more).
 */
export function proveVoyage(facts: VoyageFacts): Proof {
  const { strips, paytable, spins, multiplier } = facts;
  const scatters = getCountChances(strips, "S", 3);
  const lines = twentyLines.length * getLineExpectation(strips, paytable);
  const scatter = scatters.reduce((sum, chance, count) => sum + chance * (paytable.S?.[count] ?? 0), 0);
  const more = scatters.reduce((sum, chance, count) => sum + chance * (spins[count] ?? 0), 0);
  const spin = (lines + scatter) / pointsOfStake;
  return {
    rtp: spin + (more / (1 - more)) * multiplier * spin,
    hitRate: getHitChance(strips, twentyLines, paytable, "S", 3),
    featureRate: scatters.reduce((sum, chance, count) => sum + (spins[count] ? chance : 0), 0),
  };
}
