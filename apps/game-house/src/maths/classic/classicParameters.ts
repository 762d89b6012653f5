import { toStrips } from "../reels.ts";
import { toStated } from "../toStated.ts";
import type { ClassicParameters } from "./createClassic.ts";

const strips = toStrips(["BcbaBcaCDcbDACbcaABbWcDaC", "DabBcCDbaBbcAbBcbaCDAcWacC", "CacCBcbBcCDabDAabAcbBcbDaW"]);

/** Two temperaments over the same reels. One line's stake is 20 points, so pays are multiples of 20. */
export const classicParameters: readonly ClassicParameters[] = [
  {
    version: 1,
    ...toStated("classic-calm"),
    hitRate: 1967,
    strips,
    paytable: {
      W: { 3: 6000 },
      A: { 3: 1200 },
      B: { 3: 500 },
      C: { 3: 400 },
      D: { 3: 300 },
      a: { 3: 200 },
      b: { 3: 120 },
      c: { 3: 100 },
    },
  },
  {
    version: 1,
    ...toStated("classic-bold"),
    hitRate: 1967,
    strips,
    paytable: {
      W: { 3: 17_760 },
      A: { 3: 1760 },
      B: { 3: 600 },
      C: { 3: 400 },
      D: { 3: 240 },
      a: { 3: 120 },
      b: { 3: 80 },
      c: { 3: 40 },
    },
  },
];
