import { toDecimal } from "@marquee/contract";
import { changeTipSettings, getTipSettings, listStaffTips } from "@marquee/contract/staff";
import type { SettingsScope } from "../../staff/guardSettings.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { merchantRoute, type StaffRoute } from "../../staff/staffRoute.ts";
import { requireCurrency } from "../../tenants/findCurrency.ts";
import type { Services } from "./services.ts";
import { getSettings } from "./settingsStore.ts";
import { requireOrdered, tipSettings } from "./tipSettings.ts";
import { listTips } from "./tipStore.ts";

const listed = 200;

/** The merchant, and the currency that a page asks for, else the merchant's own. @throws Refusal `request.invalid` for one that it does not have */
function toScope({ tenant }: MerchantCall, asked = tenant.currency): SettingsScope {
  return { id: tenant.id, currency: requireCurrency(tenant, asked) };
}

/** Tips of chat rooms in the back office. */
export function chatTipStaffRoutes(services: Services): readonly StaffRoute[] {
  return [
    merchantRoute(getTipSettings, (call, { currency }) => getSettings(services.db, toScope(call, currency))),
    merchantRoute(changeTipSettings, async (call, request) => {
      requireOrdered(request.settings);
      return tipSettings.change(services, call, toScope(call, request.currency), request);
    }),
    merchantRoute(listStaffTips, async ({ tenant }, { username, linked }) => {
      const filter = username === undefined || username.trim() === "" ? {} : { username: username.trim() };
      const rows = await listTips(services.db, tenant.id, { ...filter, isLinked: linked === "1", limit: listed });
      return rows.map((row) => ({
        tipId: row.tip_id,
        kind: row.kind,
        giver: { memberId: row.giver_id, username: row.giver },
        receiver: { memberId: row.receiver_id, username: row.receiver },
        currency: row.currency,
        amount: toDecimal(BigInt(row.amount)),
        isLinked: row.is_linked,
        at: row.created_at.getTime(),
      }));
    }),
  ];
}
