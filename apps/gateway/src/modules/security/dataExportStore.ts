import { type Selectable, sql } from "kysely";
import { uuidv7 } from "../../db/uuidv7.ts";
import type { Db, Schema } from "../../db/Schema.ts";
import type { Session } from "../../identity/Session.ts";

/** A request for a file with a member's data. */
export type StoredExport = Selectable<Schema["data_exports"]>;

type Owner = Pick<Session, "tenantId" | "memberId">;

/** How long somebody has to make a file before another gateway may. */
const takenMinutes = 10;

/** The member's newest request that has not expired. */
export async function findExport(db: Db, { tenantId, memberId }: Owner): Promise<StoredExport | undefined> {
  return db
    .selectFrom("data_exports")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("state", "!=", "EXPIRED")
    .orderBy("asked_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Stores a request. @returns its id; `undefined` when another one waits, or was made within the hour */
export async function addExport(tx: Db, { tenantId, memberId }: Owner): Promise<string | undefined> {
  const recent = await tx
    .selectFrom("data_exports")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("state", "=", "READY")
    .where("asked_at", ">", sql<Date>`clock_timestamp() - interval '1 hour'`)
    .executeTakeFirst();
  if (recent !== undefined) return undefined;
  const row = await tx
    .insertInto("data_exports")
    .values({ tenant_id: tenantId, id: uuidv7(), member_id: memberId, state: "WAITING" })
    // Words, not a parameter: a prepared statement's general plan finds no index for a condition with one.
    .onConflict((conflict) =>
      conflict
        .columns(["tenant_id", "member_id"])
        .where(sql<boolean>`state = 'WAITING'`)
        .doNothing(),
    )
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** Takes a request that nobody works on: the named one, or the one that waits longest. */
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

/** Notes the file of a request that waits. @returns false when it waits no longer */
export async function finishExport(tx: Db, { tenant_id, id }: Ref, fileId: string, bytes: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("data_exports")
    .set({ state: "READY", file_id: fileId, bytes, ready_at: sql<Date>`clock_timestamp()` })
    .where("tenant_id", "=", tenant_id)
    .where("id", "=", id)
    .where("state", "=", "WAITING")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Lets a request that could not be made wait a minute for another try, or ends it after the last one. */
export async function postponeExport(db: Db, { tenant_id, id }: Ref, mostTries: number): Promise<void> {
  await sql`
    update data_exports set state = case when tries >= ${mostTries} then 'FAILED' else state end,
      taken_until = clock_timestamp() + interval '1 minute'
    where tenant_id = ${tenant_id} and id = ${id} and state = 'WAITING'`.execute(db);
}

/** Files that were ready so many days ago. */
export async function listOldExports(db: Db, days: number): Promise<readonly StoredExport[]> {
  return db
    .selectFrom("data_exports")
    .selectAll()
    .where("state", "=", "READY")
    .where("ready_at", "<", sql<Date>`clock_timestamp() - ${days} * interval '1 day'`)
    .limit(100)
    .execute();
}

/** Notes that a file is gone. */
export async function expireExport(db: Db, { tenant_id, id }: Ref): Promise<void> {
  await db
    .updateTable("data_exports")
    .set({ state: "EXPIRED", file_id: null })
    .where("tenant_id", "=", tenant_id)
    .where("id", "=", id)
    .where("state", "=", "READY")
    .execute();
}
