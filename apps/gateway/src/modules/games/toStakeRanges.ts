import { toDecimal } from "@marquee/contract";
import type { StakeRange } from "@marquee/contract/staff";
import { narrowStakes, noStakeLimit, type StakeLimit } from "../../tenants/stakeRange.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { toLimitKey } from "./stakeLimitStore.ts";

/** A limit in decimals. */
export const toStakeEnds = ({ min, max }: StakeLimit) => ({
  min: min === null ? null : toDecimal(min),
  max: max === null ? null : toDecimal(max),
});

/** The ranges of a vendor, or of a game where one is named, in each currency of a merchant. */
export function toStakeRanges(
  { currencies }: Pick<Tenant, "currencies">,
  limits: ReadonlyMap<string, StakeLimit>,
  vendorId: string,
  code?: string,
): StakeRange[] {
  return currencies.map(({ currency }) => {
    const vendor = limits.get(toLimitKey("VENDOR", currency, vendorId)) ?? noStakeLimit;
    const game = code === undefined ? noStakeLimit : (limits.get(toLimitKey("GAME", currency, code)) ?? noStakeLimit);
    const { min, max } = narrowStakes(currency, { vendor, game });
    return {
      currency,
      own: toStakeEnds(code === undefined ? vendor : game),
      min: { amount: toDecimal(min.amount), from: min.from },
      max: { amount: toDecimal(max.amount), from: max.from },
    };
  });
}
