import { memberLevels } from "@marquee/contract";
import type { StoredRankSettings } from "@marquee/contract/staff";

const growths = [0, 10, 50, 200, 1_000, 3_000, 10_000, 30_000, 100_000, 300_000];

/** What levels take and give in dong. */
export const sampleRankSettings: StoredRankSettings = {
  currency: "VND",
  version: 2,
  settings: {
    levels: memberLevels.map((level) => ({
      growth: `${(growths[level] ?? 0) * 1_000_000}.00`,
      gift: `${level * 18_000}.00`,
      raise: level * 5,
    })),
    keepPercent: 10,
    factor: 1,
  },
};
