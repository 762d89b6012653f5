import type { Selectable } from "kysely";
import { sql } from "kysely";
import { uuidv7 } from "../db/uuidv7.ts";
import type { Db } from "../db/Db.ts";
import { type Tables, tables } from "./tables.ts";

/** A planned change as it is stored. */
export type PlannedChangeRow = Selectable<Tables["planned_changes"]>;

/** What is planned: a switch, and the local time at which it is made. */
export interface NewPlannedChange {
  readonly kind: string;
  readonly subject: string;
  readonly wanted: object;
  /** It ends what was switched for a time. */
  readonly restores: boolean;
  /** `yyyy-MM-ddTHH:mm`. */
  readonly localTime: string;
  readonly timeZone: string;
  readonly plannedBy: string;
  /** The member of staff whose role it needs when it is made. */
  readonly staffId?: string | undefined;
}

/** Plans a change. @returns its id */
export async function addPlannedChange(tx: Db, tenantId: string, planned: NewPlannedChange): Promise<string> {
  const id = uuidv7();
  const { kind, subject, wanted, restores, localTime, timeZone, plannedBy, staffId } = planned;
  await tables(tx)
    .insertInto("planned_changes")
    .values({
      tenant_id: tenantId,
      id,
      kind,
      subject,
      wanted: JSON.stringify(wanted),
      restores,
      local_time: localTime,
      time_zone: timeZone,
      state: "PLANNED",
      planned_by: plannedBy,
      planned_by_staff: staffId ?? null,
    })
    .execute();
  return id;
}

/** A merchant's changes that are still planned, by local time, at most `most`. */
export async function listOpenChanges(db: Db, tenantId: string, most: number): Promise<readonly PlannedChangeRow[]> {
  return tables(db)
    .selectFrom("planned_changes")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("state", "=", "PLANNED")
    .orderBy("local_time")
    .orderBy("id")
    .limit(most)
    .execute();
}

/** What somebody of staff has planned at any merchant, with the merchant's code. */
export async function listOpenChangesOf(
  db: Db,
  staffId: string,
): Promise<readonly (PlannedChangeRow & { readonly merchant: string })[]> {
  return tables(db)
    .selectFrom("planned_changes as p")
    .innerJoin("merchants as m", "m.id", "p.tenant_id")
    .selectAll("p")
    .select("m.code as merchant")
    .where("p.planned_by_staff", "=", staffId)
    .where("p.state", "=", "PLANNED")
    .orderBy("p.tenant_id")
    .orderBy("p.id")
    .execute();
}

/** Every merchant's planned changes up to a local time, by that time; each says by its zone whether it is due. */
export async function listChangesUntil(db: Db, localTime: string): Promise<readonly PlannedChangeRow[]> {
  return tables(db)
    .selectFrom("planned_changes")
    .selectAll()
    .where("state", "=", "PLANNED")
    .where("local_time", "<=", localTime)
    .orderBy("local_time")
    .orderBy("id")
    .execute();
}

/** One planned change, whatever became of it. */
export async function getPlannedChange(db: Db, tenantId: string, id: string): Promise<PlannedChangeRow | undefined> {
  return tables(db)
    .selectFrom("planned_changes")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** How a planned change ended. */
export interface PlannedEnd {
  readonly state: "DONE" | "CANCELLED" | "FAILED";
  readonly by: string;
  /** Why it failed. */
  readonly failure?: string;
}

/** Ends a planned change: true for the first one that commits, whoever else tries, at this gateway or another. */
export async function endPlannedChange(
  tx: Db,
  tenantId: string,
  id: string,
  { state, by, failure }: PlannedEnd,
): Promise<boolean> {
  const ended = await tables(tx)
    .updateTable("planned_changes")
    .set({ state, ended_by: by, ended_at: sql<Date>`clock_timestamp()`, failure: failure ?? null })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("state", "=", "PLANNED")
    .returning("id")
    .executeTakeFirst();
  return ended !== undefined;
}

/** Cancels the planned end of what is switched for a time. @returns it; `undefined` when there is none */
export async function cancelEnd(
  tx: Db,
  tenantId: string,
  { kind, subject, by }: { readonly kind: string; readonly subject: string; readonly by: string },
): Promise<PlannedChangeRow | undefined> {
  return tables(tx)
    .updateTable("planned_changes")
    .set({ state: "CANCELLED", ended_by: by, ended_at: sql<Date>`clock_timestamp()` })
    .where("tenant_id", "=", tenantId)
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .where("state", "=", "PLANNED")
    .where("restores", "=", true)
    .returningAll()
    .executeTakeFirst();
}

/** Removes up to 1,000 changes that ended long ago. @returns how many */
export async function removeOldPlannedChanges(db: Db, days: number): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    delete from planned_changes where (tenant_id, id) in (
      select tenant_id, id from planned_changes
      where state <> 'PLANNED' and ended_at < clock_timestamp() - ${days} * interval '1 day' limit 1000)
    returning id`.execute(db);
  return rows.length;
}

/** Now by the database's clock, in milliseconds. */
export async function getDatabaseTime(db: Db): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("the database tells no time");
  return row.now.getTime();
}
