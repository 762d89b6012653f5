import { getCurrencyDigits } from "@marquee/contract";
import { Refusal } from "../http/Refusal.ts";
import type { Tenant, TenantCurrency } from "./Tenant.ts";

/** One of a merchant's currencies; undefined for any other text. */
export function findCurrency({ currencies }: Pick<Tenant, "currencies">, code: string): TenantCurrency | undefined {
  return currencies.find(({ currency }) => currency === code);
}

/** The code of one of a merchant's currencies. @throws Refusal `request.invalid`, naming the field `currency`, for any other text */
export function requireCurrency(tenant: Pick<Tenant, "currencies">, code: string): string {
  const found = findCurrency(tenant, code);
  if (found === undefined) throw new Refusal("request.invalid", { fields: [{ name: "currency", rule: "unknown" }] });
  return found.currency;
}

/** How many digits amounts of a currency have after the point at a merchant. */
export function toDigits(tenant: Pick<Tenant, "currencies"> | undefined, code: string): number {
  return (tenant && findCurrency(tenant, code)?.digits) ?? getCurrencyDigits(code);
}

/** The sign of a currency of a merchant's members; the code where the merchant does not have it. */
export function toCurrencySymbol(tenant: Pick<Tenant, "currencies">, code: string): string {
  return findCurrency(tenant, code)?.currencySymbol ?? code;
}
