import { feedbackWords } from "@marquee/contract";
import type { StoredTicketSettings, TicketSettings } from "@marquee/contract/staff";
import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/** What holds until a merchant says otherwise. */
export const firstSettings: TicketSettings = {
  minWords: feedbackWords.min,
  maxWords: feedbackWords.max,
  mostOpen: 5,
  mostToday: 5,
  closeDays: 7,
  liveHours: { weekdays: [], hours: null },
  liveWaitMinutes: 5,
  liveAtOnce: 3,
  liveKeepDays: 365,
};

/** A merchant's settings; version 0 for the first ones. */
export async function getSettings(db: Db, tenantId: string): Promise<StoredTicketSettings> {
  const row = await tables(db)
    .selectFrom("ticket_settings")
    .select(["settings", "version"])
    .where("tenant_id", "=", tenantId)
    .executeTakeFirst();
  if (row === undefined) return { settings: firstSettings, version: 0 };
  // What was not asked for when they were stored holds as at first.
  return { settings: { ...firstSettings, ...row.settings }, version: row.version };
}

/** Stores settings. @returns false when somebody else has changed them since that version */
export async function putSettings(
  tx: Db,
  tenantId: string,
  { settings, version }: StoredTicketSettings,
): Promise<boolean> {
  const values = { settings: JSON.stringify(settings), version: version + 1 };
  const stored =
    version === 0
      ? await tables(tx)
          .insertInto("ticket_settings")
          .values({ tenant_id: tenantId, ...values })
          .onConflict((conflict) => conflict.doNothing())
          .returning("version")
          .executeTakeFirst()
      : await tables(tx)
          .updateTable("ticket_settings")
          .set(values)
          .where("tenant_id", "=", tenantId)
          .where("version", "=", version)
          .returning("version")
          .executeTakeFirst();
  return stored !== undefined;
}

/** The merchants that have tickets which wait for their members, each with the days after which such tickets close. */
export async function listClosing(db: Db): Promise<readonly { readonly tenantId: string; readonly days: number }[]> {
  const { rows } = await sql<{ tenantId: string; days: number }>`
    select t.tenant_id as "tenantId", coalesce((s.settings ->> 'closeDays')::int, ${firstSettings.closeDays}::int) as days
    from (select distinct tenant_id from tickets where state = 'ANSWERED') t
    left join ticket_settings s on s.tenant_id = t.tenant_id order by 1`.execute(db);
  return rows;
}
