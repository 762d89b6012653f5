import { type Selectable, sql } from "kysely";
import { uuidv7 } from "../../db/uuidv7.ts";
import type { Db } from "../../db/Db.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { type Tables, tables } from "./tables.ts";

/** A request for an export of a member's data. */
export type StoredExport = Selectable<Tables["data_exports"]>;

/** How long one gateway may take to create a file before another may take over, in minutes. */
const takenMinutes = 10;

/** The member's newest request that has not expired. */
export async function findExport(db: Db, { tenantId, memberId }: MemberKey): Promise<StoredExport | undefined> {
  return tables(db)
    .selectFrom("data_exports")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("state", "!=", "EXPIRED")
    .orderBy("asked_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

/**
 * Stores a request, in a transaction: of two at once the second sees what became of the first.
 * @returns its id; `undefined` if another one is waiting or was made within the last hour
 */
export async function addExport(tx: Db, { tenantId, memberId }: MemberKey): Promise<string | undefined> {
  const row = await tables(tx)
    .insertInto("data_exports")
    .values({ tenant_id: tenantId, id: uuidv7(), member_id: memberId, state: "WAITING" })
    // A literal, not a parameter: the generic plan of a prepared statement would not use the partial index.
    .onConflict((conflict) =>
      conflict
        .columns(["tenant_id", "member_id"])
        .where(sql<boolean>`state = 'WAITING'`)
        .doNothing(),
    )
    .returning("id")
    .executeTakeFirst();
  if (row === undefined) return undefined;
  // After the insert, which waits for a file that is being finished: looked at before, it would be missed.
  const recent = await tables(tx)
    .selectFrom("data_exports")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("state", "=", "READY")
    .where("asked_at", ">", sql<Date>`clock_timestamp() - interval '1 hour'`)
    .executeTakeFirst();
  if (recent === undefined) return row.id;
  await tables(tx).deleteFrom("data_exports").where("tenant_id", "=", tenantId).where("id", "=", row.id).execute();
  return undefined;
}

/** Claims an unclaimed request: the named one, or the one that has waited longest. */
export async function takeExport(db: Db, id?: string): Promise<StoredExport | undefined> {
  const due = sql`state = 'WAITING' and taken_until <= clock_timestamp()`;
  const which = id === undefined ? due : sql`${due} and id = ${id}`;
  const { rows } = await sql<StoredExport>`
    update data_exports e set tries = e.tries + 1, taken_until = clock_timestamp() + ${takenMinutes} * interval '1 minute'
    from (select tenant_id, id from data_exports where ${which} order by asked_at limit 1 for update skip locked) t
    where e.tenant_id = t.tenant_id and e.id = t.id returning e.*`.execute(db);
  return rows[0];
}

type Ref = Pick<StoredExport, "tenant_id" | "id">;

/** Records the file of a waiting request. @returns false if it is no longer waiting */
export async function finishExport(tx: Db, { tenant_id, id }: Ref, fileId: string, bytes: number): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("data_exports")
    .set({ state: "READY", file_id: fileId, bytes, ready_at: sql<Date>`clock_timestamp()` })
    .where("tenant_id", "=", tenant_id)
    .where("id", "=", id)
    .where("state", "=", "WAITING")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Schedules a failed request for another attempt in a minute, or ends it after the last one. */
export async function postponeExport(db: Db, { tenant_id, id }: Ref, mostTries: number): Promise<void> {
  await sql`
    update data_exports set state = case when tries >= ${mostTries} then 'FAILED' else state end,
      taken_until = clock_timestamp() + interval '1 minute'
    where tenant_id = ${tenant_id} and id = ${id} and state = 'WAITING'`.execute(db);
}

/** Files that were completed at least `days` ago. */
export async function listOldExports(db: Db, days: number): Promise<readonly StoredExport[]> {
  return tables(db)
    .selectFrom("data_exports")
    .selectAll()
    .where("state", "=", "READY")
    .where("ready_at", "<", sql<Date>`clock_timestamp() - ${days} * interval '1 day'`)
    .limit(100)
    .execute();
}

/** Records that a file was removed. */
export async function expireExport(db: Db, { tenant_id, id }: Ref): Promise<void> {
  await tables(db)
    .updateTable("data_exports")
    .set({ state: "EXPIRED", file_id: null })
    .where("tenant_id", "=", tenant_id)
    .where("id", "=", id)
    .where("state", "=", "READY")
    .execute();
}
