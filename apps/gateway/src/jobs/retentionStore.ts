import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/Db.ts";

/** Rows of one statement: few enough that nobody waits for its locks. */
export const mostRemoved = 1_000;

/** Removes at most {@link mostRemoved} rows of a table that fulfil a condition. @returns how many */
export async function removeSome(db: Db, table: string, condition: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${condition} limit ${mostRemoved}))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
