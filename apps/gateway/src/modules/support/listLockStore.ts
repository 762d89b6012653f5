import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";

/** Locks a merchant's list until the transaction ends: two who add to it would count the same ones. */
export async function lockList(tx: Db, tenantId: string, list: "banners" | "notices" | "segments"): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${list} ${tenantId}`}, 0))`.execute(tx);
}
