import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { isBusy } from "./isBusy.ts";
import { openDatabase } from "./openDatabase.ts";
import { defaultPools, type Pools } from "./pools.ts";
import { openTestDatabase, type TestDatabase } from "../test/testing.ts";

const isServer = inject("testSource").kind === "postgres";

const seen =
  "create table seen (at text, value text); insert into seen select 'migration', current_setting('statement_timeout'); grant select, insert on seen to public;";
const migrations = [{ name: "001-seen", sql: seen }];

const pools: Pools = {
  ordinary: { ...defaultPools.ordinary, connections: 2, wait: 2_000, statement: 2_001, lock: 251, idle: 20_003 },
  money: { ...defaultPools.money, connections: 1, wait: 20_000, statement: 20_002, lock: 253, idle: 20_004 },
};

describe("pools", () => {
  let database: TestDatabase<unknown>;

  beforeAll(async () => {
    database = await openTestDatabase<unknown>(inject("testSource"), { migrations, empty: true, pools });
  });
  afterAll(() => database.close());

  async function readSettings(db: Kysely<unknown>): Promise<readonly string[]> {
    const names = ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"];
    const { rows } = await sql<{
      value: string;
    }>`select current_setting(name) as value from unnest(${names}::text[]) with ordinality as names (name, place) order by place`.execute(
      db,
    );
    return rows.map(({ value }) => value);
  }

  const stateOf = (work: Promise<unknown>): Promise<unknown> => work.then(() => "done", isBusy);

  it("each connection has the time limits of its pool; the embedded one has none", async () => {
    expect(await readSettings(database.db)).toEqual(isServer ? ["2001ms", "251ms", "20003ms"] : ["0", "0", "0"]);
    expect(await readSettings(database.money)).toEqual(isServer ? ["20002ms", "253ms", "20004ms"] : ["0", "0", "0"]);
  });

  it("a statement ends in time, and its connection goes on", async () => {
    expect(await stateOf(sql`select pg_sleep(${isServer ? 600 : 0})`.execute(database.db))).toBe(
      isServer ? true : "done",
    );
    expect(await readSettings(database.db)).toHaveLength(3);
  });

  it("money has connections of its own, and who waits for another one is told in time", async () => {
    const released = Promise.withResolvers<void>();
    const held = Array.from({ length: isServer ? 2 : 1 }, () => Promise.withResolvers<void>());
    const busy = held.map((one) =>
      database.db.connection().execute(async (db) => {
        await sql`select 1`.execute(db);
        one.resolve();
        await released.promise;
      }),
    );
    await Promise.all(held.map(({ promise }) => promise));
    if (!isServer) released.resolve();
    expect(await stateOf(sql`select 1`.execute(database.money))).toBe("done");
    expect(await stateOf(sql`select 1`.execute(database.db))).toBe(isServer ? true : "done");
    released.resolve();
    await Promise.all(busy);
    expect(await stateOf(sql`select 1`.execute(database.db))).toBe("done");
  });

  it("migrations and first data take the time that they take", async () => {
    const { storage } = database;
    const fill = async (db: Kysely<unknown>): Promise<void> => {
      await sql`insert into seen select 'seed', current_setting('statement_timeout')`.execute(db);
    };
    const again = await openDatabase<unknown>({ storage, migrations, pools, firstData: { key: () => "", fill } });
    const { rows } = await sql<{ at: string; value: string }>`select at, value from seen order by at`.execute(again.db);
    expect(rows).toEqual([
      { at: "migration", value: "0" },
      { at: "seed", value: "0" },
    ]);
    await again.close();
  });

  it("tells what may succeed in a moment from what is wrong", () => {
    const toError = (code: string): Error => Object.assign(new Error("x"), { code });
    expect(["57014", "55P03", "25P03", "53300", "57P03"].every((code) => isBusy(toError(code)))).toBe(true);
    expect(["23505", "40P01", "42501"].some((code) => isBusy(toError(code)))).toBe(false);
    expect([isBusy(new Error("anything")), isBusy("55P03"), isBusy(undefined)]).toEqual([false, false, false]);
  });
});
