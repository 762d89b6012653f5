import { type ConvertPoints, toDecimal, toMoney } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import type { Call } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { createOrderNo } from "../../orders/createOrderNo.ts";
import { toDigits } from "../../tenants/findCurrency.ts";
import { requireNotExcluded } from "../protection/index.ts";
import { awaitConversions, requireConvertible } from "./judgePoints.ts";
import { spendPoints, toMoneyPostings } from "./movePoints.ts";
import { addConversion, lockPoints, sumConverted } from "./pointStore.ts";
import { requireClaimant } from "./requireClaimant.ts";
import type { Services } from "./services.ts";
import { getSettings } from "./settingsStore.ts";

const pointUnit = 10_000n;

/**
 * Prepares a conversion of points into money (PM-05); the returned effect moves both, or neither.
 * @throws Refusal `account.*`, `permission.denied`, `payment.password.*`, `rg.timeout`, `rg.self.excluded`, `points.not.eligible`, `points.convert.min` with `min`,
 * `points.convert.multiple` with `multiple`, `points.convert.daily` with `left`, `points.insufficient`
 */
export async function prepareConversion(
  services: Services,
  call: Call,
  { points: typed, paymentPassword }: ConvertPoints,
): Promise<(tx: Db) => Promise<{ readonly amount: string; readonly points: string; readonly currency: string }>> {
  const points = BigInt(typed);
  const { tenantId, memberId, currency } = await requireClaimant(services, call, paymentPassword);
  return async (tx) => {
    const { settings } = await getSettings(tx, { id: tenantId, currency });
    if (points < BigInt(settings.convertMin))
      throw new Refusal("points.convert.min", { value: { min: `${settings.convertMin}` } });
    const multiple = BigInt(settings.multiple);
    if (points % multiple !== 0n) throw new Refusal("points.convert.multiple", { value: { multiple: `${multiple}` } });
    const key = { tenantId, memberId };
    await requireNotExcluded(tx, key);
    await awaitConversions(tx, tenantId, settings);
    await lockPoints(tx, key);
    const left = BigInt(settings.convertMax) - (await sumConverted(tx, key, call.tenant.timeZone));
    if (points > left) throw new Refusal("points.convert.daily", { value: { left: `${left > 0n ? left : 0n}` } });
    await requireConvertible(tx, key, call.tenant.timeZone, { settings, points, left });
    const amount = toAmount(points, settings, toDigits(call.tenant, currency));
    // Fewer than the smallest amount of the currency is worth.
    if (amount === 0n) throw new Refusal("points.convert.min", { value: { min: `${settings.ratio}` } });
    const conversionNo = createOrderNo("P");
    const required = (amount * BigInt(settings.turnoverPercent)) / 100n;
    const money = await toMoneyPostings(tx, { ...key, refNo: conversionNo, currency, amount, required });
    await spendPoints(tx, { ...key, kind: "POINT_CONVERT", refNo: conversionNo, points: points * pointUnit }, money);
    await addConversion(tx, key, call.tenant.timeZone, { conversionNo, points, currency, amount });
    return { amount: toDecimal(amount), points: `${points}`, currency };
  };
}

/** What points bring, in 1/10,000 of the unit: in whole digits of the currency, and never more than the settings say. */
function toAmount(
  points: bigint,
  { ratio, unit }: { readonly ratio: number; readonly unit: string },
  digits: number,
): bigint {
  const step = 10n ** BigInt(4 - digits);
  return ((points * toMoney(unit)) / BigInt(ratio) / step) * step;
}
