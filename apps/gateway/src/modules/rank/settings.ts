import { memberLevels, toDecimal } from "@marquee/contract";
import type { RankSettings } from "@marquee/contract/staff";
import { getTableUnit } from "../../tenants/stakes.ts";

/** The growth of each level in thousands, and its gift, both in units of the table (contract 3.10). */
const growths = [0n, 10n, 50n, 200n, 1_000n, 3_000n, 10_000n, 30_000n, 100_000n, 300_000n] as const;
const gifts = [0n, 18n, 58n, 188n, 588n, 1_888n, 5_888n, 18_888n, 58_888n, 188_888n] as const;

/** What each level adds to the rebate of the one before, in hundredths of a percent: 0.45 % at level 9. */
const raiseStep = 5;

/** What levels take and give at a merchant whose staff have changed nothing (contract 3.10). */
export function toDefaultSettings(currency: string): RankSettings {
  const unit = getTableUnit(currency);
  return {
    levels: memberLevels.map((level) => ({
      growth: toDecimal((growths[level] ?? 0n) * 1_000n * unit),
      gift: toDecimal((gifts[level] ?? 0n) * unit),
      raise: raiseStep * level,
    })),
    keepPercent: 10,
    factor: 1,
  };
}
