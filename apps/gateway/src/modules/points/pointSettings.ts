import { PointSettingsSchema } from "@marquee/contract/schema";
import type { PointSettings } from "@marquee/contract/staff";
import { Refusal } from "../../http/Refusal.ts";
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

/**
 * Requires settings that a member can use: stakes and money above zero, and a day's most that is no less than the fewest points of a
 * conversion, which are a multiple. @throws Refusal `fields` with each that is not
 */
export function requireSound({ betPerPoint, unit, convertMin, convertMax, multiple }: PointSettings): void {
  const isZero = (text: string | null): boolean => text !== null && Number(text) === 0;
  const wrong = [
    ...Object.entries(betPerPoint).flatMap(([category, text]) => (isZero(text) ? [category] : [])),
    ...(isZero(unit) ? ["unit"] : []),
    ...(convertMin % multiple === 0 ? [] : ["convertMin"]),
    ...(convertMax < convertMin ? ["convertMax"] : []),
  ];
  if (wrong.length > 0) throw new Refusal("fields", { fields: wrong.map((name) => ({ name, rule: "amount" })) });
}
