import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";

type Read = { readonly count: number | null };

/** Reads the next settled stakes. @returns how many were read; null while another gateway reads */
export async function measureStakes(db: Db, limit: number): Promise<number | null> {
  const { rows } = await sql<Read>`select measure_affiliate_stakes(${limit}) as count`.execute(db);
  return rows[0]?.count ?? null;
}

/** Reads the next deposits, bonuses and rebates. @returns as {@link measureStakes} */
export async function measureEvents(db: Db, limit: number): Promise<number | null> {
  const { rows } = await sql<Read>`select measure_affiliate_events(${limit}) as count`.execute(db);
  return rows[0]?.count ?? null;
}

/** Finds the players that are qualified now. @returns how many */
export async function qualifyPlayers(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select qualify_affiliate_players() as count`.execute(db);
  return rows[0]?.count ?? 0;
}
