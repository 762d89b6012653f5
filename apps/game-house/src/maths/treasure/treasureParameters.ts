import { toStrips } from "../reels.ts";
import { toStated } from "../toStated.ts";
import type { TreasureParameters } from "./createTreasure.ts";

const strips = toStrips([
  "cadOObcDCadcDBaCOObacCDdbaBbCOAdBbdcDA",
  "bAcOOdbaWCbcaWdCBOOdDcaCcaCbDAOcaDdBDbdB",
  "cAdOOcbWcBaCBdWabOOCDdAcDBcdaCObDabCDdba",
  "WCdOOaBcbDdcbdAaDOOdbcDacBCaWCOBdDbaCcAb",
  "WdbOODacbaBcDWdCAOObdBAbDCadcbOadcBCcDaC",
]);

/** Two temperaments over the same reels. One line's stake is 10 points, so pays are multiples of 10. */
export const treasureParameters: readonly TreasureParameters[] = [
  {
    version: 1,
    ...toStated("treasure-calm"),
    hitRate: 2075,
    strips,
    paytable: {
      A: { 3: 600, 4: 2000, 5: 10_000 },
      B: { 3: 350, 4: 1200, 5: 5000 },
      C: { 3: 250, 4: 800, 5: 2500 },
      D: { 3: 200, 4: 600, 5: 2000 },
      a: { 3: 100, 4: 300, 5: 1000 },
      b: { 3: 100, 4: 300, 5: 1000 },
      c: { 3: 80, 4: 250, 5: 800 },
      d: { 3: 80, 4: 250, 5: 800 },
    },
    values: [
      { value: 100, weight: 50 },
      { value: 200, weight: 25 },
      { value: 300, weight: 12 },
      { value: 500, weight: 8 },
      { value: 1000, weight: 4 },
      { value: 5000, weight: 1 },
    ],
    rarity: 16,
    full: 50_000,
  },
  {
    version: 1,
    ...toStated("treasure-bold"),
    hitRate: 2075,
    strips,
    paytable: {
      A: { 3: 500, 4: 2000, 5: 10_000 },
      B: { 3: 250, 4: 1000, 5: 5000 },
      C: { 3: 200, 4: 600, 5: 2500 },
      D: { 3: 150, 4: 500, 5: 1500 },
      a: { 3: 50, 4: 200, 5: 800 },
      b: { 3: 50, 4: 200, 5: 800 },
      c: { 3: 50, 4: 150, 5: 600 },
      d: { 3: 50, 4: 150, 5: 600 },
    },
    values: [
      { value: 100, weight: 50 },
      { value: 200, weight: 25 },
      { value: 500, weight: 14 },
      { value: 1000, weight: 8 },
      { value: 2500, weight: 2 },
      { value: 10_000, weight: 1 },
    ],
    rarity: 20,
    full: 100_000,
  },
];
