import { sql } from "kysely";
import type { Db } from "../db/Db.ts";
import { publishDeskChange } from "../events/publishDeskChange.ts";
import { removeSome } from "../jobs/retentionStore.ts";
import type { PersonSession } from "./Person.ts";
import { isLive } from "./staffSessionStore.ts";
import { tables } from "./tables.ts";

/** Something that waits at a merchant: of which line, and which of it. */
export interface WorkKey {
  readonly tenantId: string;
  readonly key: string;
  readonly subject: string;
}

/** What somebody works on, in a session that goes on. */
export interface TakenWork extends Omit<WorkKey, "tenantId"> {
  readonly staffId: string;
  readonly by: string;
  readonly at: Date;
}

/** What is taken at a merchant: one thing, all that one person has, or all. */
export async function listTaken(
  db: Db,
  tenantId: string,
  { key, subject, staffId }: Partial<Pick<TakenWork, "key" | "subject" | "staffId">> = {},
): Promise<readonly TakenWork[]> {
  let query = tables(db)
    .selectFrom("taken_work as w")
    .innerJoin("staff_sessions as s", "s.token_hash", "w.token_hash")
    .innerJoin("staff as p", "p.id", "s.staff_id")
    .select(["w.key", "w.subject", "s.staff_id as staffId", "p.email as by", "w.taken_at as at"])
    .where("w.tenant_id", "=", tenantId)
    .where("p.state", "=", "ACTIVE")
    .where(isLive)
    .orderBy("w.taken_at");
  if (key !== undefined) query = query.where("w.key", "=", key);
  if (subject !== undefined) query = query.where("w.subject", "=", subject);
  if (staffId !== undefined) query = query.where("s.staff_id", "=", staffId);
  return query.execute();
}

/** Takes something for a session; what somebody else works on only with `isOver`. @returns false where somebody else does */
export async function takeWork(
  tx: Db,
  { tenantId, key, subject }: WorkKey,
  { tokenHash, person }: Pick<PersonSession, "tokenHash" | "person">,
  isOver: boolean,
): Promise<boolean> {
  const taken = await tables(tx)
    .insertInto("taken_work")
    .values({ tenant_id: tenantId, key, subject, token_hash: tokenHash })
    .onConflict((conflict) =>
      conflict
        .columns(["tenant_id", "key", "subject"])
        .doUpdateSet({ token_hash: tokenHash, taken_at: sql<Date>`clock_timestamp()` })
        .where(
          sql<boolean>`${isOver} or not exists (
            select from staff_sessions join staff p on p.id = staff_id
            where token_hash = taken_work.token_hash and p.state = 'ACTIVE' and staff_id <> ${person.id} and ${isLive})`,
        ),
    )
    .returning("token_hash")
    .executeTakeFirst();
  if (taken !== undefined) await publishDeskChange(tx, tenantId, "Work");
  return taken !== undefined;
}

/** Gives back what a person has taken, in whichever session. */
export async function releaseWork(tx: Db, { tenantId, key, subject }: WorkKey, staffId: string): Promise<void> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom("taken_work")
    .where("tenant_id", "=", tenantId)
    .where("key", "=", key)
    .where("subject", "=", subject)
    .where(
      "token_hash",
      "in",
      tables(tx).selectFrom("staff_sessions").select("token_hash").where("staff_id", "=", staffId),
    )
    .executeTakeFirst();
  if (numDeletedRows > 0n) await publishDeskChange(tx, tenantId, "Work");
}

/** Removes a bounded number of rows from so many days ago. @returns how many */
export const removeOldTakenWork = (db: Db, days: number): Promise<number> =>
  removeSome(db, "taken_work", sql`taken_at < clock_timestamp() - ${days} * interval '1 day'`);
