import { toDecimal } from "@marquee/contract";
import { narrowStakes, noStakeLimit, type StakeLimit } from "../../tenants/stakeRange.ts";
import type { GameRow } from "./gameStore.ts";
import { toLimitKey } from "./stakeLimitStore.ts";

/** Games with the smallest stake that they take in the merchant's own currency, which lists of games tell. */
export function tellLeastStakes(
  rows: readonly GameRow[],
  currency: string | undefined,
  limits: ReadonlyMap<string, StakeLimit>,
): readonly GameRow[] {
  if (currency === undefined || limits.size === 0) return rows;
  return rows.map((row) => {
    const [node, code, name, category, vendor, provider, classify, , ...rest] = row;
    const { min } = narrowStakes(currency, {
      vendor: limits.get(toLimitKey("VENDOR", currency, `${category}/${vendor}`)) ?? noStakeLimit,
      game: limits.get(toLimitKey("GAME", currency, code)) ?? noStakeLimit,
    });
    if (min.from === "CURRENCY") return row;
    return [node, code, name, category, vendor, provider, classify, toDecimal(min.amount), ...rest];
  });
}
