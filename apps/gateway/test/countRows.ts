import { sql } from "kysely";
import { type TestApp } from "./openTestApp.ts";

/** The rows of each table that a call may write. */
export async function countRows({ services }: TestApp): Promise<Record<string, number>> {
  const tables = [
    "ledger.transfers",
    "ledger.entries",
    "members",
    "sessions",
    "game_sessions",
    "favourites",
    "agent_accounts",
  ] as const;
  const { rows: counts } = await sql<{ name: string; count: string }>`${sql.join(
    tables.map((name) => sql`select ${name} as name, count(*) as count from ${sql.table(name)}`),
    sql` union all `,
  )}`.execute(services.db);
  return Object.fromEntries(counts.map(({ name, count }) => [name, Number(count)]));
}
