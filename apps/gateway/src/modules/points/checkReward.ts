import { type FieldError, MoneyError, toAmount } from "@marquee/contract";
import type { SaveReward } from "@marquee/contract/staff";
import { Refusal } from "../../http/Refusal.ts";
import { toDigits } from "../../tenants/findCurrency.ts";
import { getTwoPersonAmount } from "../../tenants/stakes.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import type { RewardColumns } from "./rewardStore.ts";

function isWrong(text: string, digits: number): boolean {
  try {
    return toAmount(text, digits) <= 0n;
  } catch (error) {
    if (error instanceof MoneyError) return true;
    throw error;
  }
}

/**
 * What is stored of an offer that staff have filled in. @throws Refusal `fields` with each that does not fit: an amount in a currency that the
 * merchant does not have or with more digits than it has, money without an amount, a stock that codes decide
 */
export function checkReward(tenant: Tenant, request: SaveReward): RewardColumns {
  const faults: FieldError[] = [];
  for (const name of ["amountRequired", "cash"] as const)
    for (const [currency, text] of Object.entries(request[name]))
      if (!tenant.currencies.some((one) => one.currency === currency))
        faults.push({ name: `${name}.${currency}`, rule: "unknown" });
      else if (isWrong(text, toDigits(tenant, currency))) faults.push({ name: `${name}.${currency}`, rule: "amount" });
  const hasCash = Object.keys(request.cash).length > 0;
  if ((request.type === "CASH") !== hasCash) faults.push({ name: "cash", rule: hasCash ? "unknown" : "required" });
  if (request.type === "VOUCHER" && request.addQuantity !== 0) faults.push({ name: "addQuantity", rule: "unknown" });
  if (request.names.EN.trim() === "") faults.push({ name: "names", rule: "required" });
  if (faults.length > 0) throw new Refusal("fields", { fields: faults });
  const { type, names, picture, pointsRequired, amountRequired, cash, levelRequired, isOn, position } = request;
  return {
    type,
    names: JSON.stringify(names),
    picture,
    points_required: BigInt(pointsRequired),
    amount_required: JSON.stringify(amountRequired),
    cash: JSON.stringify(cash),
    level_required: levelRequired,
    is_on: isOn,
    position,
  };
}

/** Whether an offer on sale gives as much money, all of its stock together, as nobody alone pays out. */
export function isLarge(request: SaveReward, stock: number): boolean {
  const left = BigInt(Math.max(0, stock + request.addQuantity));
  return (
    request.isOn &&
    Object.entries(request.cash).some(([currency, text]) => toAmount(text, 4) * left >= getTwoPersonAmount(currency))
  );
}
