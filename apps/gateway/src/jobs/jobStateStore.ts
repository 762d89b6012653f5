import { type Selectable, sql } from "kysely";
import type { Db } from "../db/Db.ts";
import { publishPlatformChange } from "../events/publishDeskChange.ts";
import { type Tables, tables } from "./tables.ts";

/** A job's runs so far. */
export type JobState = Selectable<Tables["job_states"]>;

const longestFailure = 500;

/** Records a finished run, and tells the back office; `failure` says how it failed. */
export async function noteRun(tx: Db, name: string, milliseconds: number, failure: string | undefined): Promise<void> {
  const now = sql<Date>`clock_timestamp()`;
  const isFailed = failure !== undefined;
  const failed = isFailed ? { last_failed_at: now, last_failure: failure.slice(0, longestFailure) } : {};
  const last = { last_run_at: now, last_milliseconds: Math.round(milliseconds), ...failed };
  const before = await sql<{ failed: boolean }>`
    select last_failed_at >= last_run_at as failed from job_states where name = ${name}`.execute(tx);
  await tables(tx)
    .insertInto("job_states")
    .values({ name, runs: "1", failures: isFailed ? "1" : "0", ...last })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({
        ...last,
        runs: sql<string>`job_states.runs + 1`,
        failures: sql<string>`job_states.failures + ${isFailed ? 1 : 0}::int`,
      }),
    )
    .execute();
  await publishPlatformChange(tx, "Jobs");
  // How many failed stands in the menu.
  if (isFailed !== (before.rows[0]?.failed === true)) await publishPlatformChange(tx, "Waiting");
}

/** The state of each job that has run, by name. */
export async function listJobStates(db: Db): Promise<readonly JobState[]> {
  return tables(db).selectFrom("job_states").selectAll().orderBy("name").execute();
}

/** How many jobs of the platform failed at their last run. */
export async function countFailedJobs(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from job_states j where j.last_failed_at >= j.last_run_at`.execute(db);
  return rows[0]?.count ?? 0;
}
