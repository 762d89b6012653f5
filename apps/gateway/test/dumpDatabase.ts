import { type QueryExecutorProvider, sql } from "kysely";

/** Every value of every table of the gateway as text, a row a line; `except` leaves tables out. */
export async function dumpDatabase(db: QueryExecutorProvider, except: readonly string[] = []): Promise<string> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'ledger') and table_type = 'BASE TABLE'`.execute(db);
  const texts: string[] = [];
  for (const { schema, name } of tables.filter((table) => !except.includes(table.name))) {
    const { rows } = await sql<{
      text: string;
    }>`select t::text as text from ${sql.table(`${schema}.${name}`)} t`.execute(db);
    texts.push(...rows.map(({ text }) => text));
  }
  return texts.join("\n");
}
