import { sql } from "kysely";
import { describe, expect, inject, it } from "vitest";
import { migrations } from "../test/migrations.ts";
import { type Migration, migrate, MigrationError } from "./migrate.ts";
import { openTestDatabase, type TestDatabase } from "../test/testing.ts";

async function withEmpty(work: (database: TestDatabase<unknown>) => Promise<void>): Promise<void> {
  const database = await openTestDatabase<unknown>(inject("testSource"), { migrations: [], empty: true });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

async function countNotes({ db }: TestDatabase<unknown>): Promise<unknown> {
  return (await sql<{ n: number }>`select count(*)::int as n from facts`.execute(db)).rows[0]?.n;
}

describe("migrate", () => {
  it("applies each step once, in order, however often and by however many at once", async () => {
    await withEmpty(async (database) => {
      const runs = await Promise.all([1, 2, 3].map(() => migrate(database.db, migrations)));
      expect(runs.flat().toSorted()).toEqual(["001-notes", "002-facts"]);
      expect(await migrate(database.db, migrations)).toEqual([]);
      expect(await countNotes(database)).toBe(2);
    });
  });

  it("leaves nothing of a step that fails half-way, and goes on from there", async () => {
    await withEmpty(async (database) => {
      const bad: Migration = { name: "002-facts", sql: "insert into facts values (1); insert into facts values (1);" };
      await expect(migrate(database.db, [...migrations.slice(0, 1), bad])).rejects.toThrow(/facts/);
      expect(await countNotes(database)).toBe(0);
      expect(await migrate(database.db, migrations)).toEqual(["002-facts"]);
    });
  });

  it("refuses a changed step and a database from a newer program", async () => {
    await withEmpty(async (database) => {
      await migrate(database.db, migrations);
      const changed = migrations.map((step) => ({ ...step, sql: `${step.sql} ` }));
      await expect(migrate(database.db, changed)).rejects.toThrow(MigrationError);
      await expect(migrate(database.db, migrations.slice(0, 1))).rejects.toThrow(/002-facts, unknown here/);
    });
  });
});
