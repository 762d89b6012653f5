import { sql } from "kysely";
import { describe, expect, inject, it } from "vitest";
import { migrations } from "../test/migrations.ts";
import { openTestDatabase, type TestDatabase } from "../test/testing.ts";
import { applyFunctions, type SqlFunctions } from "./applyFunctions.ts";
import { migrate, MigrationError } from "./migrate.ts";

type Texts = Readonly<Record<string, string>>;

const toFunctions = (revision: number, texts: Texts): SqlFunctions => ({
  revision,
  list: Object.entries(texts).map(([name, body]) => ({
    name,
    file: `counts/functions/${name}.sql`,
    sql: `create or replace function ${name}() returns int language sql as $$ ${body} $$;`,
  })),
});

const first = toFunctions(2, { one: "select 1", two: "select 2" });

async function withMigrated(work: (database: TestDatabase<unknown>) => Promise<void>): Promise<void> {
  const database = await openTestDatabase<unknown>(inject("testSource"), { migrations, empty: true });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

async function call({ db }: TestDatabase<unknown>, name: string): Promise<unknown> {
  return (await sql<{ n: number }>`select ${sql.raw(name)}() as n`.execute(db)).rows[0]?.n;
}

describe("applyFunctions", () => {
  it("applies each text once, and a changed one once more, however many start at once", async () => {
    await withMigrated(async (database) => {
      const start = async (functions: SqlFunctions): Promise<readonly string[]> =>
        (await Promise.all([1, 2, 3].map(() => applyFunctions(database.db, functions)))).flat();
      expect(await start(first)).toEqual(["one", "two"]);
      expect(await start(toFunctions(3, { one: "select 10", two: "select 2" }))).toEqual(["one"]);
      expect([await call(database, "one"), await call(database, "two")]).toEqual([10, 2]);
    });
  });

  it("leaves a newer program's texts, also one that the newer program has taken back", async () => {
    await withMigrated(async (database) => {
      const before = toFunctions(3, { one: "select 10", two: "select 2" });
      const backAgain = toFunctions(4, { one: "select 1", two: "select 2" });
      await applyFunctions(database.db, first);
      expect(await applyFunctions(database.db, backAgain)).toEqual([]);
      expect(await applyFunctions(database.db, before)).toEqual([]);
      expect(await call(database, "one")).toBe(1);
      expect(await applyFunctions(database.db, toFunctions(5, { one: "select 10" }))).toEqual(["one"]);
      expect(await call(database, "one")).toBe(10);
    });
  });

  it("applies an edited text of the same revision, as while it is being written", async () => {
    await withMigrated(async (database) => {
      await applyFunctions(database.db, first);
      expect(await applyFunctions(database.db, toFunctions(2, { one: "select 7", two: "select 2" }))).toEqual(["one"]);
      expect(await call(database, "one")).toBe(7);
    });
  });

  it("takes functions that call each other in any order, and refuses one that calls what is not there", async () => {
    await withMigrated(async (database) => {
      await applyFunctions(database.db, toFunctions(1, { caller: "select called() + 1", called: "select 1" }));
      expect(await call(database, "caller")).toBe(2);
      const lost = toFunctions(2, { caller: "select nowhere()", called: "select 1" });
      await expect(applyFunctions(database.db, lost)).rejects.toThrow(/caller\.sql cannot be applied: .*nowhere/);
    });
  });

  it("a text that fails takes all others back, and keeps the database from opening with the file's name", async () => {
    await withMigrated(async (database) => {
      await applyFunctions(database.db, first);
      const bad = toFunctions(3, { one: "select 10", two: "select nothing from nowhere" });
      await expect(applyFunctions(database.db, bad)).rejects.toThrow(MigrationError);
      expect([await call(database, "one"), await call(database, "two")]).toEqual([1, 2]);
      expect(await applyFunctions(database.db, first)).toEqual([]);
      const opening = openTestDatabase<unknown>(inject("testSource"), { migrations, functions: bad, empty: true });
      await expect(opening).rejects.toThrow(/counts\/functions\/two\.sql cannot be applied: .*nowhere/);
    });
  });

  it("a program that knows of no functions goes on beside one that does", async () => {
    await withMigrated(async (database) => {
      await applyFunctions(database.db, first);
      expect(await migrate(database.db, migrations)).toEqual([]);
      expect(await call(database, "two")).toBe(2);
    });
  });
});
