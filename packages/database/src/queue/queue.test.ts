import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../test/testing.ts";
import { openDatabase } from "../openDatabase.ts";
import type { Migration } from "../migrate.ts";
import { type Queue, queueSchema } from "./Queue.ts";

const role = "queue_user";
const migrations: readonly Migration[] = [
  {
    name: "001-queue",
    sql: `do $$ begin create role ${role} nologin; exception when duplicate_object then null; end $$;
      grant ${role} to current_user;
      create table done (name text not null);
      grant select, insert on done to ${role};
      create schema ${queueSchema} authorization ${role};`,
  },
];

const timeout = { timeout: 25_000, interval: 50 };

describe("queue", () => {
  let database: TestDatabase<{ done: { name: string } }>;
  const faults: Error[] = [];
  const open: Queue[] = [];

  beforeAll(async () => {
    database = await openTestDatabase(inject("testSource"), { migrations, role, empty: true });
  });
  afterAll(async () => {
    for (const queue of open) await queue.stop();
    await database.close();
  });

  const note = (name: string) => async (): Promise<void> =>
    void (await database.db.insertInto("done").values({ name }).execute());

  async function openQueue(
    jobs: readonly { readonly name: string; readonly run: () => Promise<void> }[],
    from = database,
  ): Promise<Queue> {
    const queue = await from.openQueue({ jobs, onFault: (error) => faults.push(error) });
    open.push(queue);
    return queue;
  }

  async function count(name: string): Promise<number> {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from done where name = ${name}`.execute(
      database.db,
    );
    return rows[0]?.n ?? -1;
  }

  it("runs what is sent, and one of what is sent while it waits", async () => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let begun = 0;
    const run = async (): Promise<void> => {
      begun += 1;
      await held;
      await note("held")();
    };
    const queue = await openQueue([{ name: "held", run }]);
    await queue.send("held");
    await vi.waitUntil(() => begun === 1, timeout);
    for (let time = 0; time < 5; time += 1) await queue.send("held");
    expect(begun).toBe(1);
    release();
    await vi.waitUntil(async () => (await count("held")) === 2, timeout);
    await queue.stop();
    expect([begun, await count("held")]).toEqual([2, 2]);
    expect(faults).toEqual([]);
  });

  it("a job that fails is run again when it is sent again, and leaves others alone", async () => {
    let tries = 0;
    const failing = async (): Promise<void> => {
      tries += 1;
      if (tries === 1) throw new Error("not now");
      await note("failing")();
    };
    const queue = await openQueue([
      { name: "failing", run: failing },
      { name: "other", run: note("other") },
    ]);
    await queue.send("failing");
    await queue.send("other");
    await vi.waitUntil(async () => (await count("other")) === 1, timeout);
    await vi.waitUntil(() => tries === 1, timeout);
    await vi.waitUntil(async () => {
      await queue.send("failing");
      return (await count("failing")) > 0;
    }, timeout);
    await queue.stop();
  });

  it("of two that share a database one runs a sending; opening again finds the tables there", async () => {
    const { storage } = database;
    const second =
      storage.kind === "server"
        ? await openDatabase<{ done: { name: string } }>({ storage, migrations, role })
        : database;
    const runs: string[] = [];
    const jobs = (who: string) => [{ name: "shared", run: async () => void runs.push(who) }];
    const [one, two] = [await openQueue(jobs("one")), await openQueue(jobs("two"), { ...second, storage })];
    for (let sending = 1; sending <= 3; sending += 1) {
      await one.send("shared");
      await vi.waitUntil(() => runs.length >= sending, timeout);
    }
    await Promise.all([one.stop(), two.stop()]);
    expect(runs).toHaveLength(3);
    if (second !== database) await second.close();
  });
});
