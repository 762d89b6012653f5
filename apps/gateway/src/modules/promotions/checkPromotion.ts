import { type FieldError, MoneyError, toAmount } from "@marquee/contract";
import type { SavePromotion } from "@marquee/contract/staff";
import { Refusal } from "../../http/Refusal.ts";
import { toDigits } from "../../tenants/findCurrency.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import type { NewPromotion } from "./promotionStore.ts";

const amounts = ["maxBonus", "minDeposit", "maxStake", "maxConvert"] as const;

function readAmount(text: string | null, digits: number): bigint | null | undefined {
  if (text === null) return null;
  try {
    return toAmount(text, digits);
  } catch (error) {
    if (error instanceof MoneyError) return undefined;
    throw error;
  }
}

/**
 * What is stored of what staff have filled in. @throws Refusal `fields` with each that does not fit: a currency that the merchant does not
 * have, an amount of zero where one is needed or with more digits than the currency has, an end before the start, a
 * number of a deposit without its turn, one a day by a code
 */
export function checkPromotion(tenant: Tenant, request: SavePromotion): NewPromotion {
  const { id: tenantId, currencies } = tenant;
  const digits = toDigits(tenant, request.currency);
  const faults: FieldError[] = [];
  const read = (name: (typeof amounts)[number], least: bigint): bigint | null => {
    const amount = readAmount(request[name], digits);
    if (amount === undefined || (amount !== null && amount < least)) faults.push({ name, rule: "amount" });
    return amount ?? null;
  };
  const [maxBonus, minDeposit] = [read("maxBonus", 1n) ?? 0n, read("minDeposit", 0n) ?? 0n];
  const [maxStake, maxConvert] = [read("maxStake", 1n), read("maxConvert", 1n)];
  const { startsAt, endsAt, currency, names } = request;
  if (!currencies.some((one) => one.currency === currency)) faults.push({ name: "currency", rule: "unknown" });
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt) faults.push({ name: "endsAt", rule: "date" });
  if ((request.turn === "NTH") !== (request.nth !== null))
    faults.push({ name: "nth", rule: request.nth === null ? "required" : "unknown" });
  // A code is for one bonus of each member.
  if (request.byCode && request.turn === "DAY") faults.push({ name: "turn", rule: "unknown" });
  if (request.hours !== null && request.hours.to === request.hours.from) faults.push({ name: "hoursTo", rule: "date" });
  if (names.EN.trim() === "") faults.push({ name: "names", rule: "required" });
  if (faults.length > 0) throw new Refusal("fields", { fields: faults });
  return {
    tenant_id: tenantId,
    id: request.id,
    is_on: request.isOn,
    names: JSON.stringify(names),
    currency,
    percent: request.percent,
    max_bonus: maxBonus,
    min_deposit: minDeposit,
    factor: request.factor,
    max_stake: maxStake,
    max_convert: maxConvert,
    days: request.days,
    sticky: request.sticky,
    ends_with_withdrawal: request.endsWithWithdrawal,
    by_code: request.byCode,
    turn: request.turn,
    nth: request.nth,
    weekdays: request.weekdays.toSorted((left, right) => left - right),
    hours_from: request.hours?.from ?? null,
    hours_to: request.hours?.to ?? null,
    once_per_person: request.oncePerPerson,
    starts_at: startsAt === null ? null : new Date(startsAt),
    ends_at: endsAt === null ? null : new Date(endsAt),
  };
}
