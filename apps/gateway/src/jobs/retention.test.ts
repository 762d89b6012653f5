import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";
import { addStaff } from "../../test/staff.ts";
import { authModule } from "../modules/auth/index.ts";
import { providerModule } from "../modules/provider/index.ts";
import { staffModule } from "../modules/staff/index.ts";
import type { Retention } from "./Job.ts";
import { listJobStates } from "./jobStateStore.ts";
import { platformRetentions } from "../platformJobs.ts";
import { createRetentionJob } from "./retention.ts";
import { runJob } from "./runJob.ts";

const [old, most] = [2_500, 1_000];

describe("retention", () => {
  let app: TestApp;
  let staffId: string;
  beforeAll(async () => {
    app = await openTestApp();
    staffId = await addStaff(app.services.db, "owner@aurelune.example", { AURELUNE: ["OWNER"] });
  });
  afterAll(() => app.close());

  const own = [authModule, providerModule, staffModule].flatMap(({ retentions }) => retentions ?? []);
  const find = (name: string): Retention => {
    const found = [...platformRetentions, ...own].find((each) => each.name === name);
    if (found === undefined) throw new Error(`there is no retention ${name}`);
    return found;
  };

  /** A row by its number, and the time before which rows are old. */
  const rows: readonly (readonly [name: string, table: string, values: string])[] = [
    ["login attempts", "login_attempts", "'aurelune', 'name' || n, '', 1, at, null, at"],
    ["idempotent answers", "idempotent_answers", "'aurelune', 'owner', 'row', gen_random_uuid(), '', null, at"],
    ["verification days", "verification_days", "'aurelune', at::date, 'RECIPIENT', 'key' || n, 1, at"],
    ["registration days", "registration_days", "'aurelune', 'address' || n, at::date, 1"],
    ["periods", "periods", "'aurelune', 'kind', 'subject' || n, at, at"],
    ["stake-sides", "stake_sides", "'aurelune', 'house', 'round' || n, 'market', 'side', 'player', at"],
    ["staff sessions", "staff_sessions", "'hash' || n, gen_random_uuid(), staff, null, '', '', at, at, at, null"],
    [
      "proposals",
      "proposals",
      "'aurelune', gen_random_uuid(), 'kind', 'subject', '{}', 'reason', 'PROPOSED', staff, at, null, null, ''",
    ],
  ];

  it.each(rows)("%s go in batches of a bounded number, and what is not old stays", async (name, table, values) => {
    const { db } = app.services;
    const count = async (): Promise<number> => {
      const state = table === "proposals" ? sql`state = 'PROPOSED'` : sql`true`;
      const found = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)} where ${state}`.execute(
        db,
      );
      return found.rows[0]?.n ?? -1;
    };
    const before = await count();
    await sql`
      insert into ${sql.table(table)} select ${sql.raw(values)} from generate_series(0, ${old}::int) n,
        lateral (select clock_timestamp() + case n when 0 then 1 else -500 end * interval '1 day' as at, ${staffId}::uuid as staff) made`.execute(
      db,
    );
    const { remove, days } = find(name);
    const removed: number[] = [];
    do removed.push(await remove(app.services, days));
    while (removed.at(-1) !== 0);
    expect(removed).toEqual([most, most, old - 2 * most, 0]);
    expect(await count()).toBe(before + 1);
  });

  it("one that fails between two batches stops no other, keeps what it removed, and fails the job by its name", async () => {
    const { db } = app.services;
    await sql`
      insert into periods select 'aurelune', 'old', n::text, clock_timestamp(), clock_timestamp() - interval '500 days'
      from generate_series(1, ${old}::int) n`.execute(db);
    const batches: string[] = [];
    let round = 0;
    const broken: Retention = {
      name: "broken rows",
      days: 1,
      remove: async () => {
        round += 1;
        if (round === 3) throw new Error("a lock was waited for");
        batches.push("broken");
        return 1;
      },
    };
    const last: Retention = {
      name: "last",
      days: 1,
      remove: async () => {
        batches.push("last");
        return 0;
      },
    };
    const job = createRetentionJob([
      { ...broken, name: "first rows", remove: () => Promise.reject(new Error("first")) },
      find("periods"),
      broken,
      last,
    ]);
    await expect(runJob(job, app.services)).rejects.toThrow(
      "old rows could not be removed: first rows: first; broken rows: a lock was waited for",
    );
    expect(batches).toEqual(["broken", "broken", "last"]);
    const { rows: left } = await sql`select from periods where kind = 'old'`.execute(db);
    expect(left).toHaveLength(0);
    expect((await listJobStates(db)).find(({ name }) => name === "retention")).toMatchObject({
      failures: "1",
      last_failure: expect.stringContaining("broken rows: a lock was waited for"),
    });
    expect(app.logged()).toContain("old rows could not be removed");
  });
});
