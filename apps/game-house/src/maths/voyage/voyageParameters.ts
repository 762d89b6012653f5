import { toStrips } from "../reels.ts";
import { toStated } from "../toStated.ts";
import type { VoyageParameters } from "./createVoyage.ts";

/** Two temperaments. One line's stake is 5 points, so pays are multiples of 5. */
export const voyageParameters: readonly VoyageParameters[] = [
  {
    version: 1,
    ...toStated("voyage-calm"),
    hitRate: 4822,
    strips: toStrips([
      "DcBadCacSdCaBDdAbacdbcBDbdSabDCbcA",
      "DSacCdaAbaBcbDdcDWdbaDbdBCWacBdACbc",
      "BdCbDcbdaCdcWCDabcabWDcaBAdbSacAdBWD",
      "SbCcbBacdBDaCAdcbDdbcDCaBDdaWAabcWd",
      "cBaCDdCWbaAbBcCacdDabdaAcDdbBSbcdDS",
    ]),
    paytable: {
      A: { 3: 250, 4: 750, 5: 3750 },
      B: { 3: 125, 4: 375, 5: 1500 },
      C: { 3: 100, 4: 300, 5: 1000 },
      D: { 3: 75, 4: 250, 5: 750 },
      a: { 3: 50, 4: 125, 5: 500 },
      b: { 3: 50, 4: 125, 5: 500 },
      c: { 3: 25, 4: 100, 5: 375 },
      d: { 3: 25, 4: 100, 5: 375 },
      S: { 3: 200, 4: 1000, 5: 5000 },
    },
    spins: { 3: 10, 4: 15, 5: 20 },
    multiplier: 3,
  },
  {
    version: 1,
    ...toStated("voyage-bold"),
    hitRate: 4515,
    strips: toStrips([
      "abBdCacDAcBbDdBaADbdaScdbCdSacDCbc",
      "ABCWbcCWaBcadcbDdbaSdcBdcDAaDCdbaDb",
      "CBbaDdWabdAaBcWbBadCbDcCAcSDcadbDdc",
      "bBADWdbcCacdBaDdbcWaCDcdbcCABaDbdaS",
      "DdCbAcDabcdaSdcbacCBdaDBWSCAbDcabdB",
    ]),
    paytable: {
      A: { 3: 300, 4: 1500, 5: 10_000 },
      B: { 3: 150, 4: 750, 5: 5000 },
      C: { 3: 100, 4: 375, 5: 2000 },
      D: { 3: 75, 4: 250, 5: 1250 },
      a: { 3: 25, 4: 100, 5: 500 },
      b: { 3: 25, 4: 100, 5: 500 },
      c: { 3: 25, 4: 50, 5: 250 },
      d: { 3: 25, 4: 50, 5: 250 },
      S: { 3: 200, 4: 1000, 5: 10_000 },
    },
    spins: { 3: 8, 4: 12, 5: 20 },
    multiplier: 5,
  },
];
