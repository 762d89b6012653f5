import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { type NamedContract, selectContracts } from "./contractStore.ts";

/** Contracts of which a request has waited too long, the longest first. */
export async function listOverdue(db: Db, limit: number): Promise<readonly NamedContract[]> {
  return selectContracts(db)
    .where("c.open_until", "<=", sql<Date>`clock_timestamp()`)
    .orderBy("c.open_until")
    .limit(limit)
    .execute();
}
