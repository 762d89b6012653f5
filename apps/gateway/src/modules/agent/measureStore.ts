import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";

type Read = { readonly count: number | null };

/**
 * Adds the next settled stakes to the figures of their teams.
 *
 * @param active what a member stakes on a day to be active, in 1/10,000 of the unit, by currency
 * @returns how many were read; null while another gateway reads
 */
export async function measureStakes(
  db: Db,
  limit: number,
  active: Readonly<Record<string, string>>,
): Promise<number | null> {
  const { rows } = await sql<Read>`select measure_stakes(${limit}, ${JSON.stringify(active)}::jsonb) as count`.execute(
    db,
  );
  return rows[0]?.count ?? null;
}

/** Adds the next team events to the figures of their teams. @returns as {@link measureStakes} */
export async function measureEvents(db: Db, limit: number): Promise<number | null> {
  const { rows } = await sql<Read>`select measure_events(${limit}) as count`.execute(db);
  return rows[0]?.count ?? null;
}

/** Counts the accounts of all teams and what is in their wallets, at most once in so many seconds. */
export async function snapshotTeams(db: Db, seconds: number): Promise<void> {
  await sql`select snapshot_teams(${seconds})`.execute(db);
}

/** Notes until when the figures are complete, once what is under way has ended. */
export async function markMeasures(db: Db): Promise<void> {
  await sql`select mark_measures()`.execute(db);
}
