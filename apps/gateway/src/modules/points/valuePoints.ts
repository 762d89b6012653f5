import { toMoney } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import type { SettingsScope } from "../../staff/guardSettings.ts";
import { getSettings } from "./settingsStore.ts";

/** What points are worth at the rate of a conversion of now, in 1/10,000 of the currency's unit; `points` in 1/10,000 of a point. */
export async function valuePoints(db: Db, scope: SettingsScope, points: bigint): Promise<bigint> {
  const { settings } = await getSettings(db, scope);
  return (points * toMoney(settings.unit)) / (BigInt(settings.ratio) * 10_000n);
}
