import fastify from "fastify";
import { sql } from "kysely";
import { openTestDatabase, type TestDatabase } from "@marquee/database/testing";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { migrations } from "../db/migrations.ts";
import { gatewayRole } from "../db/role.ts";

import { joinGateways } from "./joinGateways.ts";
import type { NoTables } from "../db/Db.ts";

describe("gateways of one database", () => {
  let database: TestDatabase<NoTables>;
  let lines: string[];
  let left: (() => Promise<void>)[];

  beforeEach(async () => {
    [lines, left] = [[], []];
    database = await openTestDatabase<NoTables>(inject("testSource"), { migrations, role: gatewayRole });
  });
  afterEach(async () => {
    for (const leave of left) await leave();
    await database.close();
  });

  async function join(profile: "production" | "development", redisUrl?: string): Promise<() => Promise<void>> {
    const { log } = fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
    const leave = await joinGateways(
      { db: database.db, log, config: { profile, ...(redisUrl === undefined ? {} : { redisUrl }) } },
      300,
    );
    left.push(leave);
    return leave;
  }

  it("in production a second one starts only with the same shared store", async () => {
    const leave = await join("production");
    await expect(join("production")).rejects.toThrow(/^REDIS_URL: another gateway runs/);
    await expect(join("production", "redis://one")).rejects.toThrow(/^REDIS_URL: /);
    await leave();
    await join("production", "redis://:secret@one/2");
    await join("production", "redis://:other@one/2");
    await expect(join("production", "redis://one/3")).rejects.toThrow(/^REDIS_URL: /);
    const { rows } = await sql<{ text: string }>`select g::text as text from running_gateways g`.execute(database.db);
    expect([rows.length, JSON.stringify(rows).includes("secret")]).toEqual([2, false]);
  });

  it("of ten that start at once without a shared store one starts, five times over", async () => {
    for (let time = 0; time < 5; time += 1) {
      const joined = await Promise.allSettled(Array.from({ length: 10 }, () => join("production")));
      const started = joined.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []));
      expect(started).toHaveLength(1);
      for (const leave of started) await leave();
    }
    const { rows } = await sql`select 1 from running_gateways`.execute(database.db);
    expect(rows).toHaveLength(0);
  });

  it("one that was killed is forgotten after its time, and waited for", async () => {
    await join("production");
    await sql`update running_gateways set seen_at = clock_timestamp() - interval '14.9 seconds'`.execute(database.db);
    await join("production");
    const { rows } = await sql`select 1 from running_gateways`.execute(database.db);
    expect(rows).toHaveLength(1);
  });

  it("elsewhere it is said", async () => {
    await join("development");
    await join("development");
    expect(lines.join("")).toContain("short-lived state is not shared");
  });
});
