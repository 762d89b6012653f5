import { PointSettingsSchema } from "@marquee/contract/schema";
import type { PointSettings } from "@marquee/contract/staff";
import { guardSettings } from "../../staff/guardSettings.ts";
import { listRaised } from "./listRaised.ts";
import { getSettings, putSettings } from "./settingsStore.ts";

/** How points are earned and converted, changed by staff: for each currency, and by two people where it gives more. */
export const pointSettings = guardSettings<PointSettings>({
  kind: "points.settings",
  name: "points settings",
  schema: PointSettingsSchema,
  isByCurrency: true,
  toAmounts: ({ betPerPoint, unit, autoAmount }) => ({ ...betPerPoint, unit, autoAmount }),
  listLowered: listRaised,
  get: getSettings,
  put: putSettings,
});
