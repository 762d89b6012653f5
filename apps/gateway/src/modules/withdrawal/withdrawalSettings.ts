import { WithdrawalSettingsSchema } from "@marquee/contract/schema";
import type { WithdrawalSettings } from "@marquee/contract/staff";
import { guardSettings } from "../../staff/guardSettings.ts";
import { listLowered } from "./listLowered.ts";
import { getSettings, putSettings } from "./settingsStore.ts";

/** How withdrawals are handled, changed by staff: for each currency, and by two people where it protects less. */
export const withdrawalSettings = guardSettings<WithdrawalSettings>({
  kind: "withdrawal.settings",
  name: "withdrawal settings",
  schema: WithdrawalSettingsSchema,
  isByCurrency: true,
  toAmounts: ({ dayAmount, identityAmount, secondApprovalAmount }) => ({
    dayAmount,
    identityAmount,
    secondApprovalAmount,
  }),
  listLowered,
  get: getSettings,
  put: putSettings,
});
