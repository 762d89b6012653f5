import { changeTransferSettings, getTransferSettings } from "@marquee/contract/staff";
import type { SettingsScope } from "../../staff/guardSettings.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { merchantRoute, type StaffRoute } from "../../staff/staffRoute.ts";
import { requireCurrency } from "../../tenants/findCurrency.ts";
import type { Services } from "./services.ts";
import { getSettings } from "./settingsStore.ts";
import { requireOrdered, transferSettings } from "./transferSettings.ts";

/** The merchant, and the currency that a page asks for, else the merchant's own. @throws Refusal `request.invalid` for one that it does not have */
function toScope({ tenant }: MerchantCall, asked = tenant.currency): SettingsScope {
  return { id: tenant.id, currency: requireCurrency(tenant, asked) };
}

/** Limits of transfers along the tree in the back office. */
export function agentTransferStaffRoutes(services: Services): readonly StaffRoute[] {
  return [
    merchantRoute(getTransferSettings, (call, { currency }) => getSettings(services.db, toScope(call, currency))),
    merchantRoute(changeTransferSettings, async (call, request) => {
      requireOrdered(request.settings);
      return transferSettings.change(services, call, toScope(call, request.currency), request);
    }),
  ];
}
