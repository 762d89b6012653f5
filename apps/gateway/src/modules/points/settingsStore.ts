import type { PointSettings, StoredPointSettings } from "@marquee/contract/staff";
import type { Db } from "../../db/Db.ts";
import type { SettingsScope } from "../../staff/guardSettings.ts";
import { toDefaultSettings } from "./settings.ts";
import { tables } from "./tables.ts";

/** How members of a currency earn and convert points; a category that is newer than what staff stored earns as the platform's. */
export async function getSettings(db: Db, { id, currency }: SettingsScope): Promise<StoredPointSettings> {
  const row = await tables(db)
    .selectFrom("point_settings")
    .select(["settings", "version"])
    .where("tenant_id", "=", id)
    .where("currency", "=", currency)
    .executeTakeFirst();
  const base = toDefaultSettings(currency);
  const betPerPoint = { ...base.betPerPoint, ...row?.settings.betPerPoint };
  return { settings: { ...base, ...row?.settings, betPerPoint }, version: row?.version ?? 0, currency };
}

/** Stores what staff changed. @returns false when somebody else has changed it since that version */
export async function putSettings(
  tx: Db,
  { id, currency }: SettingsScope,
  settings: PointSettings,
  version: number,
): Promise<boolean> {
  const text = JSON.stringify(settings);
  if (version === 0) {
    const { numInsertedOrUpdatedRows } = await tables(tx)
      .insertInto("point_settings")
      .values({ tenant_id: id, currency, settings: text, version: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  }
  const { numUpdatedRows } = await tables(tx)
    .updateTable("point_settings")
    .set({ settings: text, version: version + 1 })
    .where("tenant_id", "=", id)
    .where("currency", "=", currency)
    .where("version", "=", version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
