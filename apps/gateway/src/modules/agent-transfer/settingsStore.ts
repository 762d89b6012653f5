import type { StoredTransferSettings, TransferSettings } from "@marquee/contract/staff";
import type { Db } from "../../db/Db.ts";
import type { SettingsScope } from "../../staff/guardSettings.ts";
import { toDefaultSettings } from "./settings.ts";
import { tables } from "./tables.ts";

/** What a merchant's members may send in a currency. */
export async function getSettings(db: Db, { id, currency }: SettingsScope): Promise<StoredTransferSettings> {
  const row = await tables(db)
    .selectFrom("agent_transfer_settings")
    .select(["settings", "version"])
    .where("tenant_id", "=", id)
    .where("currency", "=", currency)
    .executeTakeFirst();
  return { settings: { ...toDefaultSettings(currency), ...row?.settings }, version: row?.version ?? 0, currency };
}

/** Stores what staff changed. @returns false when somebody else has changed it since that version */
export async function putSettings(
  tx: Db,
  { id, currency }: SettingsScope,
  settings: TransferSettings,
  version: number,
): Promise<boolean> {
  const text = JSON.stringify(settings);
  if (version === 0) {
    const { numInsertedOrUpdatedRows } = await tables(tx)
      .insertInto("agent_transfer_settings")
      .values({ tenant_id: id, currency, settings: text, version: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  }
  const { numUpdatedRows } = await tables(tx)
    .updateTable("agent_transfer_settings")
    .set({ settings: text, version: version + 1 })
    .where("tenant_id", "=", id)
    .where("currency", "=", currency)
    .where("version", "=", version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
