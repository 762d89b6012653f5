import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { migrations } from "../test/migrations.ts";
import { getSqlState } from "./DatabaseError.ts";
import { openTestDatabase, type TestDatabase } from "../test/testing.ts";
import { transact } from "./transact.ts";

interface Schema {
  notes: { id: number; amount: string };
  facts: { id: number };
}

describe("openDatabase", () => {
  let database: TestDatabase<Schema>;

  beforeAll(async () => {
    database = await openTestDatabase<Schema>(inject("testSource"), { migrations, role: "marquee_test" });
  });
  afterAll(() => database.close());

  async function stateOf(work: Promise<unknown>): Promise<string | undefined> {
    return work.then(() => "no error", getSqlState);
  }

  it("gives the same JavaScript types on both databases", async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select 9007199254740993::int8 as whole, 1.50::numeric(9,2) as number, date '2026-11-20' as day, true as yes,
        timestamptz '2026-11-20T10:00:00.123Z' as moment, '{"a":[1]}'::jsonb as data, 7::int4 as small,
        ${"text"}::text as said, ${9n}::int8 as given, null as nothing`.execute(database.db);
    expect(rows[0]).toEqual({
      whole: "9007199254740993",
      number: "1.50",
      day: "2026-11-20",
      yes: true,
      moment: new Date("2026-11-20T10:00:00.123Z"),
      data: { a: [1] },
      small: 7,
      said: "text",
      given: "9",
      nothing: null,
    });
  });

  it("reports refusals by SQLSTATE and affected rows alike", async () => {
    const { db } = database;
    expect(await stateOf(db.insertInto("notes").values({ id: 1, amount: "1" }).execute())).toBe("23505");
    const updated = await db.updateTable("notes").set({ amount: "11" }).where("id", "=", 1).executeTakeFirst();
    expect(updated.numUpdatedRows).toBe(1n);
  });

  it("runs every statement as the role, which cannot do what it was not granted", async () => {
    expect(await stateOf(database.db.deleteFrom("facts").execute())).toBe("42501");
    expect(await stateOf(database.db.insertInto("facts").values({ id: 9 }).execute())).toBe("42501");
    expect(await database.db.selectFrom("facts").select("id").orderBy("id").execute()).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it("keeps statements of others out of a transaction and undoes all of it on an error", async () => {
    const { db } = database;
    const failing = transact(db, async (tx) => {
      await tx.insertInto("notes").values({ id: 50, amount: "1" }).execute();
      throw new Error("stop");
    });
    const beside = db.insertInto("notes").values({ id: 51, amount: "1" }).execute();
    await expect(failing).rejects.toThrow("stop");
    await beside;
    expect(await db.selectFrom("notes").select("id").where("id", ">=", 50).execute()).toEqual([{ id: 51 }]);
  });

  it("refuses to commit a transaction that met an error", async () => {
    const work = transact(database.db, async (tx) => {
      await tx.insertInto("notes").values({ id: 60, amount: "1" }).execute();
      await tx
        .insertInto("notes")
        .values({ id: 60, amount: "1" })
        .execute()
        .catch(() => {});
    });
    await expect(work).rejects.toThrow();
    expect(await database.db.selectFrom("notes").select("id").where("id", "=", 60).execute()).toEqual([]);
  });

  it("repeats a transaction that lost a deadlock or a serialization race, until both are done", async () => {
    const { db } = database;
    await db
      .insertInto("notes")
      .values([
        { id: 70, amount: "0" },
        { id: 71, amount: "0" },
      ])
      .execute();
    async function addTo(first: number, second: number): Promise<void> {
      await transact(db, async (tx) => {
        for (const id of [first, second]) {
          await sql`update notes set amount = amount + 1 where id = ${id}`.execute(tx);
          await sql`select pg_sleep(0.02)`.execute(tx);
        }
      });
    }
    await Promise.all([addTo(70, 71), addTo(71, 70), addTo(70, 71), addTo(71, 70)]);
    const rows = await db.selectFrom("notes").select("amount").where("id", "in", [70, 71]).execute();
    expect(rows).toEqual([{ amount: "4" }, { amount: "4" }]);
  });

  it("names its engine and durability", () => {
    const expected = inject("testSource").kind === "pglite" ? ["embedded", "memory"] : ["postgresql", "process"];
    expect([database.engine.name, database.durability]).toEqual(expected);
    expect(database.engine.version).toMatch(/^\d+/);
  });
});
