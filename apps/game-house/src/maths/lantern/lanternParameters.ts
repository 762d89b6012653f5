import { toStrips } from "../reels.ts";
import { toStated } from "../toStated.ts";
import type { LanternParameters } from "./createLantern.ts";

const strips = toStrips([
  "dScCdDBcbCDSBdacAaDbacDdcbABadbadbCc",
  "dAcdCBaCdabWDBCdcabDScabcCdBAbDcdbaD",
  "SdBcdabdaAdBDcbacDacbCWdCBdcbDWAbCaDC",
  "aADCWbDacAbdaSbcBdcCdbCBbdDBdcadDaCc",
  "cdabdaDAbDCadbcBabBCcaSBcCDcdbAcdaD",
]);

const factors = { 3: 1, 4: 3, 5: 10 };

/** Two temperaments over the same reels. The precious symbols pay from three reels on, the plain ones from four. */
export const lanternParameters: readonly LanternParameters[] = [
  {
    version: 1,
    ...toStated("lantern-calm"),
    hitRate: 6474,
    strips,
    paytable: {
      A: { 3: 50, 4: 200, 5: 1000 },
      B: { 3: 40, 4: 100, 5: 400 },
      C: { 3: 30, 4: 80, 5: 250 },
      D: { 3: 25, 4: 60, 5: 150 },
      a: { 4: 25, 5: 80 },
      b: { 4: 25, 5: 80 },
      c: { 4: 15, 5: 50 },
      d: { 4: 15, 5: 50 },
    },
    prizes: [
      { value: 300, weight: 8 },
      { value: 500, weight: 6 },
      { value: 1000, weight: 4 },
      { value: 2500, weight: 2 },
    ],
    factors,
  },
  {
    version: 1,
    ...toStated("lantern-bold"),
    hitRate: 6474,
    strips,
    paytable: {
      A: { 3: 60, 4: 300, 5: 2000 },
      B: { 3: 30, 4: 120, 5: 600 },
      C: { 3: 25, 4: 70, 5: 250 },
      D: { 3: 20, 4: 50, 5: 150 },
      a: { 4: 15, 5: 50 },
      b: { 4: 15, 5: 50 },
      c: { 4: 10, 5: 25 },
      d: { 4: 10, 5: 25 },
    },
    prizes: [
      { value: 500, weight: 10 },
      { value: 1000, weight: 6 },
      { value: 2500, weight: 3 },
      { value: 10_000, weight: 1 },
    ],
    factors,
  },
];
