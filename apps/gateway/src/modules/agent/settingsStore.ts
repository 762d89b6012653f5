import type { Db } from "../../db/Db.ts";
import type { AgentSettingsRow } from "./schema.ts";
import { tables } from "./tables.ts";

/** What staff have set, with its version; version 0 where they have set nothing. */
export async function getAgentSettings(
  db: Db,
  tenantId: string,
): Promise<{ readonly settings: AgentSettingsRow; readonly version: number }> {
  const row = await tables(db)
    .selectFrom("agent_settings")
    .select(["settings", "version"])
    .where("tenant_id", "=", tenantId)
    .executeTakeFirst();
  return row ?? { settings: {}, version: 0 };
}

/** Stores what staff have set. @returns false when somebody else has changed it since that version */
export async function putAgentSettings(
  tx: Db,
  tenantId: string,
  settings: AgentSettingsRow,
  version: number,
): Promise<boolean> {
  const values = { settings: JSON.stringify(settings), version: version + 1 };
  if (version === 0) {
    const { numInsertedOrUpdatedRows } = await tables(tx)
      .insertInto("agent_settings")
      .values({ tenant_id: tenantId, ...values })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  }
  const { numUpdatedRows } = await tables(tx)
    .updateTable("agent_settings")
    .set(values)
    .where("tenant_id", "=", tenantId)
    .where("version", "=", version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
