import type { StaffAnnouncement } from "@marquee/contract/staff";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { toState } from "./planStore.ts";
import { type Tables, tables } from "./tables.ts";

/** An announcement as it is stored. */
export type StoredAnnouncement = Selectable<Tables["notices"]>;

/** A merchant's announcements as visitors read them, with where each stands now. */
export async function listStoredAnnouncements(
  db: Db,
  { id, timeZone }: { readonly id: string; readonly timeZone: string },
): Promise<readonly (StoredAnnouncement & Pick<StaffAnnouncement, "state">)[]> {
  const { rows } = await sql<StoredAnnouncement & Pick<StaffAnnouncement, "state">>`
    select n.*, ${toState(timeZone)} as state from notices n where n.tenant_id = ${id}
    order by n.type, n.level desc, n.at desc, n.id`.execute(db);
  return rows;
}

/** An announcement, locked until the transaction ends. */
export async function lockAnnouncement(tx: Db, tenantId: string, id: string): Promise<StoredAnnouncement | undefined> {
  return tables(tx)
    .selectFrom("notices")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** How many announcements a merchant has. */
export async function countAnnouncements(db: Db, tenantId: string): Promise<number> {
  const { count } = await tables(db)
    .selectFrom("notices")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("tenant_id", "=", tenantId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What a save stores of an announcement. */
export type AnnouncementColumns = Omit<Insertable<Tables["notices"]>, "tenant_id" | "id" | "version" | "at">;

/** Stores a new announcement, of now. @returns false where the id is taken */
export async function insertAnnouncement(
  tx: Db,
  tenantId: string,
  id: string,
  columns: AnnouncementColumns,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto("notices")
    .values({ ...columns, tenant_id: tenantId, id, at: sql<Date>`clock_timestamp()` })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Changes a locked announcement. @returns its new version */
export async function updateAnnouncement(
  tx: Db,
  tenantId: string,
  id: string,
  columns: AnnouncementColumns,
): Promise<number> {
  const { version } = await tables(tx)
    .updateTable("notices")
    .set({ ...columns, version: sql<number>`version + 1` })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .returning("version")
    .executeTakeFirstOrThrow();
  return version;
}

/** Removes a locked announcement. */
export async function deleteAnnouncement(tx: Db, tenantId: string, id: string): Promise<void> {
  await tables(tx).deleteFrom("notices").where("tenant_id", "=", tenantId).where("id", "=", id).execute();
}
