import { MoneyError, toMoney } from "@marquee/contract";
import type { OrderSort } from "@marquee/contract/staff";
import { Refusal } from "../http/Refusal.ts";
import { requireDays } from "../http/requireDays.ts";
import { requireCurrency } from "../tenants/findCurrency.ts";
import type { Tenant } from "../tenants/Tenant.ts";
import { isByAmount } from "./orderFilterStore.ts";
import type { OrderFilter } from "./OrderFilter.ts";

/** What staff ask of a list of orders; what is not named here is one of the kind's choices. */
export interface OrderListRequest {
  readonly state?: string;
  readonly number?: string;
  readonly member?: string;
  readonly from?: string;
  readonly to?: string;
  readonly min?: string;
  readonly max?: string;
  readonly currency?: string;
  readonly sort?: OrderSort;
  readonly cursor?: string;
}

/** An amount of a filter in 1/10,000 of the unit. @throws Refusal `request.invalid` that names the field */
function readAmount(name: "min" | "max", text: string | undefined): bigint | undefined {
  try {
    return text === undefined ? undefined : toMoney(text);
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error;
    throw new Refusal("request.invalid", { fields: [{ name, rule: "amount" }] });
  }
}

/**
 * The filter of a list of orders. Amounts are of one currency: the one asked for, else the merchant's own.
 * @throws Refusal `request.invalid` for a day that does not exist, a wrong amount, and a currency that the merchant does not have
 */
export function toOrderFilter(tenant: Tenant, request: OrderListRequest): OrderFilter {
  const { cursor: _, state, number, member, from, to, min, max, currency, sort, ...choices } = request;
  requireDays({ from, to });
  const isOfOneCurrency = min !== undefined || max !== undefined || isByAmount({ sort });
  const wanted = currency ?? (isOfOneCurrency ? tenant.currency : undefined);
  return {
    state,
    number,
    member,
    from,
    to,
    timeZone: tenant.timeZone,
    min: readAmount("min", min),
    max: readAmount("max", max),
    sort,
    choices: { ...choices, currency: wanted === undefined ? undefined : requireCurrency(tenant, wanted) },
  };
}
