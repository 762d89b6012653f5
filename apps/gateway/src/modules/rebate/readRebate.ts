import { divideHalfEven, minimumPay, type Rebate, toDecimal, toRateText } from "@marquee/contract";
import { type Call, requireSession } from "../../http/Call.ts";
import { toDigits } from "../../tenants/findCurrency.ts";
import { getRebate } from "../agent/index.ts";
import { getRaise } from "../rank/index.ts";
import { findNextClaim, getRemainder, listClaims, listParts, type RebateKey } from "./rebateStore.ts";
import { reckonRebate, toGain } from "./reckonRebate.ts";
import type { Services } from "./services.ts";

const rateUnit = 10_000n;

/** Gains are in 1/10,000 of what amounts are in. */
const toAmountText = (gain: bigint): string => toDecimal(divideHalfEven(gain, rateUnit));

/** The caller's own rebate, in the currency of the account. */
export function toOwnKey(call: Call): RebateKey {
  const { tenantId, memberId, currency } = requireSession(call);
  return { tenantId, memberId, source: "OWN", currency };
}

/** What the caller can claim, and has claimed. */
export async function readRebate({ db }: Pick<Services, "db">, call: Call): Promise<Rebate> {
  const key = toOwnKey(call);
  const { timeZone } = call.tenant;
  const parts = await listParts(db, key);
  const before = await getRemainder(db, key);
  const { amount } = reckonRebate(parts, before, toDigits(call.tenant, key.currency));
  const nextAt = await findNextClaim(db, key, timeZone);
  const claims = await listClaims(db, key, 10);
  return {
    currency: key.currency,
    rate: toRateText(await getRebate(db, key)),
    raise: toRateText(await getRaise(db, key)),
    parts: parts.map((part) => ({
      category: part.category,
      rate: toRateText(part.rate),
      raise: toRateText(part.raise),
      validBet: toDecimal(BigInt(part.validBet)),
      amount: toAmountText(toGain(part)),
    })),
    remainder: toAmountText(before),
    amount: toDecimal(amount),
    minimum: toDecimal(minimumPay),
    nextAt: nextAt?.getTime() ?? null,
    claims: claims.map(({ at, amount: paid }) => ({ at: at.getTime(), amount: toDecimal(BigInt(paid)) })),
  };
}
