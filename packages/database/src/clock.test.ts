import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { createClock, readClock, setClock } from "./clock.ts";
import { openDatabase } from "./openDatabase.ts";

const root = mkdtempSync(join(tmpdir(), "marquee-clock-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const path = join(root, "database");

it("a folder opened under a clock tells its time, and the machine's again when it is opened without one", async () => {
  const clock = createClock(Date.parse("2026-03-01T12:00:00Z"));
  const past = await openDatabase({ storage: { kind: "folder", path, clock }, migrations: [] });
  await sql`create table told (id int, at timestamptz not null default clock_timestamp())`.execute(past.db);
  await sql`insert into told (id) values (1)`.execute(past.db);
  setClock(clock, readClock(clock) + 86_400_000);
  await sql`insert into told (id) values (2)`.execute(past.db);
  const { rows } = await sql<{ today: string }>`select current_date::text as today, now()`.execute(past.db);
  expect(rows[0]?.today).toBe("2026-03-02");
  await past.close();

  const present = await openDatabase({ storage: { kind: "folder", path }, migrations: [] });
  await sql`insert into told (id) values (3)`.execute(present.db);
  const told = await sql<{ at: Date; isNow: boolean }>`
    select at, at > '2026-03-03' as "isNow" from told order by id`.execute(present.db);
  expect(told.rows.map(({ at, isNow }) => (isNow ? "now" : at.toISOString()))).toEqual([
    "2026-03-01T12:00:00.000Z",
    "2026-03-02T12:00:00.000Z",
    "now",
  ]);
  await present.close();
});
