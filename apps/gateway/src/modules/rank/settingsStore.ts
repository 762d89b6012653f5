import { currencies } from "@marquee/contract";
import type { RankSettings, StoredRankSettings } from "@marquee/contract/staff";
import type { Db } from "../../db/Db.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import type { SettingsScope } from "../../staff/guardSettings.ts";
import { toDefaultSettings } from "./settings.ts";
import { tables } from "./tables.ts";

/** The platform's settings of every currency, as the functions of the database take them. */
export const defaultSettings = JSON.stringify(
  Object.fromEntries(Object.keys(currencies).map((currency) => [currency, toDefaultSettings(currency)])),
);

/** What levels take and give for members of a currency: the last version that staff have stored, or the platform's. */
export async function getSettings(db: Db, { id, currency }: SettingsScope): Promise<StoredRankSettings> {
  const row = await tables(db)
    .selectFrom("rank_settings")
    .select(["settings", "version"])
    .where("tenant_id", "=", id)
    .where("currency", "=", currency)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  return { settings: row?.settings ?? toDefaultSettings(currency), version: row?.version ?? 0, currency };
}

/** Stores the version behind another one, and tells open pages. @returns false when somebody else has stored it before */
export async function putSettings(
  tx: Db,
  { id, currency }: SettingsScope,
  settings: RankSettings,
  version: number,
): Promise<boolean> {
  if ((await getSettings(tx, { id, currency })).version !== version) return false;
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto("rank_settings")
    .values({ tenant_id: id, currency, version: version + 1, settings: JSON.stringify(settings) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if ((numInsertedOrUpdatedRows ?? 0n) === 0n) return false;
  await publishEvent(tx, { tenantId: id, kind: "rank" });
  return true;
}
