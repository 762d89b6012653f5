import { canDraw, type FieldError, MoneyError, mostOpenDays, toAmount } from "@marquee/contract";
import type { MakeEnvelope } from "@marquee/contract/staff";
import { Refusal } from "../../http/Refusal.ts";
import { toDigits } from "../../tenants/findCurrency.ts";
import type { Tenant } from "../../tenants/Tenant.ts";

/** How long an envelope may be open, and how far ahead it may be planned. */
const mostOpen = mostOpenDays * 86_400_000;
const mostAhead = 365 * 86_400_000;

/** What of an envelope is stored as amounts, in 1/10,000 of the unit. */
export interface EnvelopeAmounts {
  readonly total: bigint;
  readonly least: bigint;
  readonly most: bigint;
  readonly unit: bigint;
}

function readAmount(text: string, digits: number): bigint | undefined {
  try {
    return toAmount(text, digits);
  } catch (error) {
    if (error instanceof MoneyError) return undefined;
    throw error;
  }
}

/**
 * The amounts of what staff have filled in. @throws Refusal `fields` with each that does not fit: a currency that the merchant does not have, an
 * amount of zero or with more digits than the currency has, bounds that cannot come to the total, an end before the start or too late
 */
export function checkEnvelope(tenant: Tenant, request: MakeEnvelope): EnvelopeAmounts {
  const { currency, opensAt, closesAt, count, names } = request;
  const digits = toDigits(tenant, currency);
  const faults: FieldError[] = [];
  const read = (name: "total" | "least" | "most"): bigint => {
    const amount = readAmount(request[name], digits) ?? 0n;
    if (amount < 1n) faults.push({ name, rule: "amount" });
    return amount;
  };
  const [total, least, most] = [read("total"), read("least"), read("most")];
  const unit = 10n ** BigInt(4 - digits);
  if (faults.length === 0) {
    if (least * BigInt(count) > total) faults.push({ name: "least", rule: "amount" });
    else if (least > most || most * BigInt(count) < total) faults.push({ name: "most", rule: "amount" });
    else if (!canDraw({ total: total / unit, least: least / unit, most: most / unit, count }))
      faults.push({ name: "total", rule: "amount" });
  }
  if (!tenant.currencies.some((one) => one.currency === currency)) faults.push({ name: "currency", rule: "unknown" });
  if (closesAt <= opensAt || closesAt - opensAt > mostOpen) faults.push({ name: "closesAt", rule: "date" });
  if (opensAt > Date.now() + mostAhead) faults.push({ name: "opensAt", rule: "date" });
  if (names.EN.trim() === "") faults.push({ name: "names", rule: "required" });
  if (faults.length > 0) throw new Refusal("fields", { fields: faults });
  return { total, least, most, unit };
}
