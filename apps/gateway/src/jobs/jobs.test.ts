import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loginFreePlay } from "@marquee/contract";
import { openDatabase } from "@marquee/database";
import { openTestDatabase, type TestDatabase } from "@marquee/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";
import { openAurelune } from "../../test/visitor.ts";
import { functions } from "../db/functions.ts";
import { migrations } from "../db/migrations.ts";
import { gatewayRole } from "../db/role.ts";

import { askGateway } from "../operator/askGateway.ts";
import { serveOperator } from "../operator/serveOperator.ts";
import type { Job } from "./Job.ts";
import { listJobStates } from "./jobStateStore.ts";
import { claimPeriod, getPeriodStart } from "./periodStore.ts";
import { runJob } from "./runJob.ts";
import { startJobs } from "./startJobs.ts";
import type { NoTables } from "../db/Db.ts";

const timeout = { timeout: 60_000, interval: 50 };
const times = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

describe("jobs", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  const getJob = (name: string): Job<string> => {
    const job = app.jobs.list().find((each) => each.name === name);
    if (job === undefined) throw new Error(`there is no job ${name}`);
    return job;
  };

  async function count(table: string, where = "true"): Promise<number> {
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from ${sql.table(table)} where ${sql.raw(where)}`.execute(app.services.db);
    return rows[0]?.n ?? -1;
  }

  it("of fifty that claim one period at once one does its work, twenty times over; one that is undone may be claimed again", async () => {
    const { db } = app.services;
    const start = await getPeriodStart(db, "hour");
    for (let time = 0; time < 20; time += 1) {
      const period = { tenantId: "aurelune", kind: "test", subject: `${time}`, start };
      const undo = db.transaction().execute(async (tx) => {
        expect(await claimPeriod(tx, period)).toBe(true);
        throw new Error("undone");
      });
      await expect(undo).rejects.toThrow("undone");
      const claimed = await Promise.all(times(50).map(() => db.transaction().execute((tx) => claimPeriod(tx, period))));
      expect(claimed.filter(Boolean)).toHaveLength(1);
    }
  });

  it("a day begins by the merchant's clock, over a change of it too", async () => {
    const { db } = app.services;
    const [day, hour, here] = [
      await getPeriodStart(db, "day"),
      await getPeriodStart(db, "hour"),
      await getPeriodStart(db, "day", "Asia/Bangkok"),
    ];
    expect([day.getTime() % 86_400_000, hour.getTime() % 3_600_000, here.getTime() % 86_400_000]).toEqual([
      0,
      0,
      17 * 3_600_000,
    ]);
  });

  it("retention removes trials of two days ago with what they left, and nobody else", async () => {
    const guest = openAurelune(app);
    const { id } = await guest.get(loginFreePlay, { platform: "W", language: "EN" });
    guest.setToken((await openAurelune(app).get(loginFreePlay, { platform: "W", language: "EN" })).token);
    await openAurelune(app).registerAs("keptmember");
    await sql`update members set registered_at = registered_at - interval '3 days'`.execute(app.services.db);
    await sql`insert into recent_games (tenant_id, member_id, node_id) values ('aurelune', ${id}, 'n')`.execute(
      app.services.db,
    );
    await sql`update sessions set ended_at = clock_timestamp() where member_id = ${id}`.execute(app.services.db);
    await sql`update sessions set ended_at = clock_timestamp() - interval '31 days' where member_id in (select id from members where username = 'keptmember')`.execute(
      app.services.db,
    );
    await runJob(getJob("retention"), app.services);
    expect([
      await count("members", `id = '${id}'`),
      await count("recent_games", `member_id = '${id}'`),
      await count("sessions", `member_id = '${id}'`),
    ]).toEqual([0, 0, 0]);
    // One trial is still playing, and a member is not a trial; of the member only the session that ended long ago is gone.
    expect([
      await count("members", "kind = 4"),
      await count("members", "username = 'keptmember'"),
      await count("sessions", "ended_at < clock_timestamp() - interval '30 days'"),
    ]).toEqual([1, 1, 0]);
    expect(await app.listFaults()).toEqual([]);
  });

  it("each run is noted, with its duration, and a failure with what it said", async () => {
    const broken: Job<string> = {
      name: "broken",
      cron: "0 0 1 1 *",
      run: () => Promise.reject(new Error("the disk is full")),
    };
    await expect(runJob(broken, app.services)).rejects.toThrow("the disk is full");
    await runJob({ ...broken, run: async () => {} }, app.services);
    const state = (await listJobStates(app.services.db)).find(({ name }) => name === "broken");
    expect(state).toMatchObject({
      runs: "2",
      failures: "1",
      last_failure: "the disk is full",
      last_milliseconds: expect.any(Number),
    });
    expect(app.logged()).toContain("a job failed");
  });

  it("the operator sees every job and has one run; a name that is none is refused", async () => {
    const { data } = app.services.config;
    const sent: string[] = [];
    const stop = await serveOperator({
      services: app.services,
      jobs: { ...app.jobs, send: async (name) => void sent.push(name) },
    });
    try {
      const lines: unknown = JSON.parse((await askGateway(data, "/jobs", {})) ?? "");
      expect(lines).toContainEqual(
        expect.objectContaining({ name: "retention", cron: "17 3 * * *", runs: 1, failures: 0 }),
      );
      expect(lines).toContainEqual(expect.objectContaining({ name: "end-sessions", runs: 0, lastRunAt: null }));
      expect(await askGateway(data, "/jobs/run", { name: "end-sessions" })).toBe('{"name":"end-sessions"}');
      expect(sent).toEqual(["end-sessions"]);
      for (const name of ["__proto__", "x"])
        await expect(askGateway(data, "/jobs/run", { name })).rejects.toThrow("there is no job");
    } finally {
      await stop();
    }
  });
});

describe("the queue of two gateways", () => {
  const data = mkdtempSync(join(tmpdir(), "marquee-jobs-"));
  let database: TestDatabase<NoTables>;
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp();
    database = await openTestDatabase<NoTables>(inject("testSource"), { migrations, role: gatewayRole });
  });
  afterAll(async () => {
    await database.close();
    await app.close();
    rmSync(data, { recursive: true, force: true });
  });

  it("a job that is sent at one runs once, at one of them, under the role that owns no money", async () => {
    const { storage } = database;
    const other =
      storage.kind === "server"
        ? await openDatabase<NoTables>({ storage, migrations, functions, role: gatewayRole })
        : database;
    const runs: string[] = [];
    const toRunner = (from: typeof database.db) => ({
      log: app.services.log,
      run: (job: Job<string>) => runJob(job, { ...app.services, db: from, moneyDb: from }),
    });
    const toJob = (who: string): Job<string> => ({
      name: "shared-work",
      cron: "0 0 1 1 *",
      run: async ({ db }) => {
        const start = await getPeriodStart(db, "hour");
        await db.transaction().execute(async (tx) => {
          if (await claimPeriod(tx, { tenantId: "", kind: "shared-work", subject: "", start })) runs.push(who);
        });
      },
    });
    const queues = await Promise.all([
      startJobs([toJob("one")], toRunner(database.db), database),
      startJobs([toJob("two")], toRunner(other.db), other),
    ]);
    for (const queue of queues) await queue.send("shared-work");
    await vi.waitUntil(
      async () => Number((await listJobStates(database.db)).find(({ name }) => name === "shared-work")?.runs ?? 0) > 0,
      timeout,
    );
    for (const queue of queues) await queue.stop();
    expect(runs).toHaveLength(1);
    await expect(startJobs([toJob("a"), toJob("b")], toRunner(database.db), database)).rejects.toThrow(
      "two jobs shared-work",
    );
    if (other !== database) await other.close();
  });
});
