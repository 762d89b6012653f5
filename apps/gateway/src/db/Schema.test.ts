import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openTestDatabase } from "@marquee/database/testing";
import { sql } from "kysely";
import { expect, inject, it } from "vitest";
import { migrations } from "./migrations.ts";

const source = fileURLToPath(new URL("..", import.meta.url));

interface Column {
  readonly table: string;
  readonly column: string;
  readonly nullable: boolean;
}

const byName = (a: Column, b: Column): number => `${a.table}.${a.column}`.localeCompare(`${b.table}.${b.column}`);

/**
 * The columns that a `schema.ts` declares: its interfaces hold a column in each line or several, the last of them names
 * the tables.
 */
function readColumns(text: string): readonly Column[] {
  const interfaces = new Map(
    [...text.matchAll(/interface (\w+) \{\n(.*?)\n\}/gs)].map(([, name = "", body = ""]) => [name, body]),
  );
  const toLines = (body: string) =>
    [...body.matchAll(/^ {2}(\w+): ([^]+?);$/gm)].map(([, name = "", type = ""]) => [name, type] as const);
  const [tables = ""] = [...interfaces].filter(([name]) => name.endsWith("Tables")).map(([, body]) => body);
  return toLines(tables).flatMap(([table, row]) =>
    toLines(interfaces.get(row) ?? "").map(([column, type]) => ({
      table,
      column,
      nullable: /\| null\b|^MaybeTime$/.test(type.replace(/^ColumnType<([^,]*),.*$/s, "$1")),
    })),
  );
}

it("the tables of the domains' schemas are those that the migrations make, column by column, and nothing more or less", async () => {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(^|\/)schema\.ts$/.test(file),
  );
  const declared = files.flatMap((file) => readColumns(readFileSync(join(source, file), "utf8")));
  const { db, close } = await openTestDatabase<unknown>(inject("testSource"), { migrations, empty: true });
  try {
    const { rows } = await sql<Column>`
      select c.table_name as "table", c.column_name as "column", c.is_nullable = 'YES' as nullable
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name not like 'schema\\_%'`.execute(
      db,
    );
    // Creation times that no code reads need not be declared.
    const stored = rows.filter(({ table, column }) => !(table === "merchants" && column === "created_at"));
    expect(declared.toSorted(byName)).toEqual(stored.toSorted(byName));
  } finally {
    await close();
  }
});

it("each migration has a number of its own, and the steps stand in the order of their numbers", () => {
  const numbers = migrations.map(({ name }) => /^[0-9]{3}[a-z]?(?=-[a-z-]+$)/.exec(name)?.[0] ?? name);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers).toEqual(numbers.toSorted());
});
