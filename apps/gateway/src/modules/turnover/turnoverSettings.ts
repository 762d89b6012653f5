import { TurnoverSettingsSchema } from "@marquee/contract/schema";
import type { TurnoverSettings } from "@marquee/contract/staff";
import { guardSettings } from "../../staff/guardSettings.ts";
import { listLowered } from "./listLowered.ts";
import { getSettings } from "./settings.ts";
import { putSettings } from "./settingsStore.ts";

/** What has to be staked, changed by staff: by two people where less is required. */
export const turnoverSettings = guardSettings<TurnoverSettings>({
  kind: "turnover.settings",
  name: "turnover settings",
  schema: TurnoverSettingsSchema,
  isByCurrency: false,
  toAmounts: ({ smallAmount }) => ({ smallAmount }),
  listLowered,
  get: getSettings,
  put: (tx, { id }, settings, version) => putSettings(tx, id, settings, version),
});
