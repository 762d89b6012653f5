import { isAmount, toMoney } from "@marquee/contract";
import type { ChangeCommissionSettings, CommissionSettings } from "@marquee/contract/staff";
import { CommissionSettingsSchema } from "@marquee/contract/schema";
import { Refusal } from "../../http/Refusal.ts";
import { guardSettings } from "../../staff/guardSettings.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { toDigits } from "../../tenants/findCurrency.ts";
import { getStoredSettings, putSettings } from "./settingsStore.ts";

/** Whether less is looked at: a higher amount than before, or none any more. */
const isRaised = (before: string | undefined, after: string | undefined): boolean =>
  before !== undefined && (after === undefined || toMoney(after) > toMoney(before));

/** What a change gives away more easily, by name. */
function listLowered(before: CommissionSettings, after: CommissionSettings): readonly string[] {
  const raised = Object.keys(before.reviewFrom).some((currency) =>
    isRaised(before.reviewFrom[currency], after.reviewFrom[currency]),
  );
  return [
    ...(after.payDelayDays < before.payDelayDays ? ["payDelayDays"] : []),
    ...(after.platformPays && !before.platformPays ? ["platformPays"] : []),
    ...(raised ? ["reviewFrom"] : []),
  ];
}

/** Requires amounts of the merchant's own currencies, each with its digits. @throws Refusal `fields` naming each that is none */
export function requireReviewAmounts(
  tenant: Pick<Tenant, "currency" | "currencies">,
  { settings: { reviewFrom } }: ChangeCommissionSettings,
): void {
  const known = new Set([tenant.currency, ...tenant.currencies.map(({ currency }) => currency)]);
  const wrong = Object.entries(reviewFrom).filter(
    ([currency, amount]) => !known.has(currency) || !isAmount(amount, toDigits(tenant, currency)),
  );
  if (wrong.length > 0)
    throw new Refusal("fields", {
      fields: wrong.map(([currency]) => ({ name: `reviewFrom.${currency}`, rule: "amount" })),
    });
}

/** How contracts and bills are handled, changed by staff: by two people where it gives more away. */
export const commissionSettings = guardSettings<CommissionSettings>({
  kind: "commission.settings",
  name: "commission settings",
  schema: CommissionSettingsSchema,
  isByCurrency: false,
  toAmounts: () => ({}),
  listLowered,
  get: getStoredSettings,
  put: putSettings,
});
