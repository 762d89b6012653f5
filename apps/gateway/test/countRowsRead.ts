import { sql } from "kysely";
import type { Db } from "../src/db/Db.ts";

/** Tells the planner how large a table is, as the database does by itself within a minute. */
export async function analyze(db: Db, table: string): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`reset role`.execute(one);
    await sql`analyze ${sql.table(table)}`.execute(one);
    await sql`set role marquee_gateway`.execute(one);
  });
}

/** How many rows of a table a piece of work reads, whether it returns them or not. */
export async function countRowsRead(db: Db, table: string, work: (tx: Db) => Promise<unknown>): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const count = async (): Promise<number> => {
      const { rows } = await sql<{ read: number }>`
        select (seq_tup_read + idx_tup_fetch)::int as read
        from pg_stat_xact_user_tables where relid = ${table}::text::regclass`.execute(tx);
      return rows[0]?.read ?? 0;
    };
    const before = await count();
    await work(tx);
    return (await count()) - before;
  });
}
