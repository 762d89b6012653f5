import type { TurnoverSettings } from "@marquee/contract/staff";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/** What staff of a merchant have stored, amounts in its own currency; undefined where they have changed nothing. */
export async function findSettings(
  db: Db,
  tenantId: string,
): Promise<{ readonly settings: TurnoverSettings; readonly version: number; readonly currency: string } | undefined> {
  return tables(db)
    .selectFrom("turnover_settings as stored")
    .innerJoin("merchants as merchant", "merchant.id", "stored.tenant_id")
    .select(["stored.settings", "stored.version", "merchant.currency"])
    .where("stored.tenant_id", "=", tenantId)
    .executeTakeFirst();
}

/** Stores what staff changed. @returns false when somebody else has changed it since that version */
export async function putSettings(
  tx: Db,
  tenantId: string,
  settings: TurnoverSettings,
  version: number,
): Promise<boolean> {
  const text = JSON.stringify(settings);
  if (version === 0) {
    const { numInsertedOrUpdatedRows } = await tables(tx)
      .insertInto("turnover_settings")
      .values({ tenant_id: tenantId, settings: text, version: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  }
  const { numUpdatedRows } = await tables(tx)
    .updateTable("turnover_settings")
    .set({ settings: text, version: version + 1 })
    .where("tenant_id", "=", tenantId)
    .where("version", "=", version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
