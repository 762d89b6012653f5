import type { StoredPointSettings } from "@marquee/contract/staff";

/** Rules of points of which one category earns none. */
export const sampleSettings: StoredPointSettings = {
  settings: {
    betPerPoint: {
      RNG: "100000.00",
      FISH: "100000.00",
      PVP: null,
      LIVE: "200000.00",
      SPORTS: "200000.00",
      ESPORTS: "200000.00",
      ELOTT: "500000.00",
      LOTT: "500000.00",
      COCKFIGHT: "200000.00",
      INHOUSE: "100000.00",
    },
    percents: [100, 100, 100, 100, 100, 150, 150, 150, 150, 200],
    ratio: 100,
    unit: "1000.00",
    convertMin: 1_000,
    convertMax: 100_000,
    multiple: 100,
    turnoverPercent: 100,
    autoAmount: "2000000.00",
    accountDays: 0,
    oncePerPerson: false,
  },
  version: 1,
  currency: "VND",
};
