import type { Difference, ReconciliationRun } from "@marquee/contract/staff";
import { sql } from "kysely";
import type { Db } from "../../../db/Db.ts";
import { tables } from "../tables.ts";

/** The sizes of what a run compared. */
export type RunCounts = Pick<ReconciliationRun, "transfers" | "rounds" | "deposits" | "asked">;

/** Begins a run; one that a killed gateway left is over. */
export async function startRun(tx: Db, tenantId: string, id: string): Promise<void> {
  await tables(tx)
    .updateTable("reconciliation_runs")
    .set({ state: "FAILED", ended_at: sql<Date>`clock_timestamp()` })
    .where("tenant_id", "=", tenantId)
    .where("state", "=", "RUNNING")
    .where("started_at", "<", sql<Date>`clock_timestamp() - interval '6 hours'`)
    .execute();
  await tables(tx).insertInto("reconciliation_runs").values({ tenant_id: tenantId, id, state: "RUNNING" }).execute();
}

/** Whether a run of a merchant is under way. */
export async function isRunning(db: Db, tenantId: string): Promise<boolean> {
  const run = await tables(db)
    .selectFrom("reconciliation_runs")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("state", "=", "RUNNING")
    .where("started_at", ">=", sql<Date>`clock_timestamp() - interval '6 hours'`)
    .executeTakeFirst();
  return run !== undefined;
}

/** Ends a run with what it found; at most `most` differences are kept, and counted all. */
export async function finishRun(
  tx: Db,
  tenantId: string,
  id: string,
  counts: RunCounts,
  differences: readonly Difference[],
  most: number,
): Promise<void> {
  const kept = differences.slice(0, most);
  if (kept.length > 0)
    await tables(tx)
      .insertInto("reconciliation_differences")
      .values(kept.map((difference, number) => ({ tenant_id: tenantId, run_id: id, number, ...difference })))
      .execute();
  await tables(tx)
    .updateTable("reconciliation_runs")
    .set({ state: "DONE", ended_at: sql<Date>`clock_timestamp()`, differences: differences.length, ...counts })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
}

/** Ends a run that did not come to its end. */
export async function failRun(db: Db, tenantId: string, id: string): Promise<void> {
  await tables(db)
    .updateTable("reconciliation_runs")
    .set({ state: "FAILED", ended_at: sql<Date>`clock_timestamp()` })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
}

/** A merchant's newest runs. */
export async function listRuns(db: Db, tenantId: string, most: number): Promise<readonly ReconciliationRun[]> {
  const rows = await tables(db)
    .selectFrom("reconciliation_runs")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .orderBy("started_at", "desc")
    .limit(most)
    .execute();
  return rows.map(({ id, started_at, ended_at, state, transfers, rounds, deposits, asked, differences }) => ({
    id,
    startedAt: started_at.getTime(),
    endedAt: ended_at?.getTime() ?? null,
    state,
    transfers,
    rounds,
    deposits,
    asked,
    differences,
  }));
}

/** What a run found. */
export async function listDifferences(db: Db, tenantId: string, runId: string): Promise<readonly Difference[]> {
  return tables(db)
    .selectFrom("reconciliation_differences")
    .select(["kind", "subject", "expected", "found"])
    .where("tenant_id", "=", tenantId)
    .where("run_id", "=", runId)
    .orderBy("number")
    .execute();
}

/** Removes a bounded number of old runs with what they found. @returns how many */
export async function removeOldRuns(db: Db, days: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from reconciliation_runs r using (
      select tenant_id, id from reconciliation_runs where started_at < clock_timestamp() - ${days} * interval '1 day' limit 100
    ) old where r.tenant_id = old.tenant_id and r.id = old.id`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
