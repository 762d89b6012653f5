import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../test/testing.ts";
import { type Queue, queueSchema } from "./Queue.ts";

const role = "lost_run_user";
const migrations = [
  {
    name: "001-queue",
    sql: `do $$ begin create role ${role} nologin; exception when duplicate_object then null; end $$;
      grant ${role} to current_user;
      create schema ${queueSchema} authorization ${role};`,
  },
];

describe("a run whose process is killed", () => {
  let database: TestDatabase<object>;
  let child: ChildProcessByStdio<null, Readable, null>;
  let queue: Queue | undefined;

  beforeAll(async () => {
    database = await openTestDatabase(inject("testSource"), { migrations, role, empty: true });
    const { storage } = database;
    if (storage.kind !== "server") throw new Error("two processes need a server");
    child = spawn(process.execPath, [join(import.meta.dirname, "../../test/beginRun.ts"), storage.url, role], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(child.stdout, "data");
  });
  afterAll(async () => {
    child.kill("SIGKILL");
    await queue?.stop();
    await database.close();
  });

  const countActive = async (): Promise<number> => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from jobs.job where state = 'active'`.execute(
      database.db,
    );
    return rows[0]?.n ?? -1;
  };

  it("is begun again by another process without being sent, once", async () => {
    const faults: Error[] = [];
    let runs = 0;
    const job = { name: "lost", run: async () => void (runs += 1) };
    queue = await database.openQueue({ jobs: [job], onFault: (error) => faults.push(error), lostAfterSeconds: 10 });
    // While its process lives, the run is its own, however long it takes.
    expect(await countActive()).toBe(1);
    child.kill("SIGKILL");
    await vi.waitUntil(() => runs > 0, { timeout: 60_000, interval: 100 });
    await vi.waitUntil(async () => (await countActive()) === 0, { timeout: 10_000, interval: 50 });
    expect([runs, faults]).toEqual([1, []]);
  });
});
