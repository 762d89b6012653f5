import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { openDatabase } from "@marquee/database";
import { startPostgres } from "@marquee/database/testing";
import type { QueryExecutor, QueryExecutorProvider, QueryResult } from "kysely";
import { functions } from "../src/db/functions.ts";
import { migrations } from "../src/db/migrations.ts";
import { gatewayRole } from "../src/db/role.ts";
import { toMemberAccount } from "../src/ledger/accounts.ts";
import { readRecord } from "../src/ledger/readRecord.ts";
import { type RollUpPlace, rollUpDays } from "../src/ledger/rollUpDays.ts";
import { type PlantedEntry, plantEntries, plantOthers } from "../test/plantEntries.ts";

// P13: the buffers that a member's record of 90 days reads, in a ledger of 30 thousand entries and in one of 3 million.

const [small, large] = [30_000, Number(process.argv[2] ?? 3_000_000)];
const [own, days, holders, pageSize] = [3_000, 90, 1_000, 42];
const [tenant, asset, timeZone] = ["bench", "VND", "Asia/Ho_Chi_Minh"] as const;
const millisecondsOfDay = 86_400_000;
const holder = { tenant, account: toMemberAccount("real", "ann", "main"), asset };

const server = await startPostgres();
try {
  const storage = { kind: "server", url: server.url } as const;
  const { db, close } = await openDatabase<unknown>({ storage, migrations, functions, role: gatewayRole });

  async function prepare(from: number, to: number): Promise<void> {
    const began = performance.now();
    for (let first = from; first < to; first += 40_000)
      await plantOthers(db, { tenant, asset, holders, days, of: large }, first, Math.min(to, first + 40_000));
    let after: RollUpPlace | undefined;
    do ({ place: after } = await rollUpDays(db, { tenant, timeZone, most: 50_000, ...(after && { after }) }));
    while (after !== undefined);
    // PostgreSQL does this by itself within its first minute.
    execFileSync(join(server.programs, "psql"), [server.url, "-q", "-c", "vacuum analyze"]);
    console.log(`${to} entries are there after ${Math.round((performance.now() - began) / 1000)} s`);
  }

  /** What a reader's statements read, in pages of 8 kB, found in memory or not. */
  async function countBuffers(read: (db: QueryExecutorProvider) => Promise<unknown>): Promise<number> {
    let buffers = 0;
    const executor = db.getExecutor();
    const counting = new Proxy(executor, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== "function") return value;
        if (name !== "executeQuery") return value.bind(target);
        return async (...given: Parameters<QueryExecutor["executeQuery"]>): Promise<QueryResult<unknown>> => {
          const [query] = given;
          const explained = { ...query, sql: `explain (analyze, buffers, format json) ${query.sql}` };
          const { rows } = await executor.executeQuery<{ "QUERY PLAN": readonly { Plan: Record<string, number> }[] }>(
            explained,
          );
          const plan = rows[0]?.["QUERY PLAN"][0]?.Plan ?? {};
          buffers += (plan["Shared Hit Blocks"] ?? 0) + (plan["Shared Read Blocks"] ?? 0);
          return executor.executeQuery(...given);
        };
      },
    });
    await read({ getExecutor: () => counting });
    return buffers;
  }

  const toDay = (ago: number): string => new Date(Date.now() - ago * millisecondsOfDay).toISOString().slice(0, 10);
  const period = { from: toDay(days), to: toDay(0), timeZone };
  const read = (offset: number) =>
    countBuffers(async (through) => {
      const { count, entries } = await readRecord(through, holder, period, { limit: pageSize, offset });
      if (count < own * 0.9 || entries.length === 0)
        throw new Error(`${entries.length} entries of ${count} at ${offset}`);
    });

  await prepare(0, 1);
  const entries = Array.from({ length: own }, (_, index): PlantedEntry => {
    const at = new Date(Date.now() - Math.floor(((own - index) / own) * days * millisecondsOfDay));
    return index % 3 === 0 ? { kind: "WIN", amount: 25_000n, at } : { kind: "BET", amount: -10_000n, at };
  });
  await plantEntries(db, holder, entries);
  const figures: Record<string, number> = {};
  for (const [name, from, to] of [
    ["small", 1, small - own],
    ["large", small - own, large - own],
  ] as const) {
    await prepare(from, to);
    figures[`${name}First`] = await read(0);
    figures[`${name}Last`] = await read(own - 2 * pageSize);
    console.log(
      `${name}: ${figures[`${name}First`]} buffers for the first page, ${figures[`${name}Last`]} for the last`,
    );
  }
  console.log(JSON.stringify(figures));
  await close();
} finally {
  await server.stop();
}
