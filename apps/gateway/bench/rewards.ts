import { execFileSync } from "node:child_process";
import { randomInt, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@marquee/database";
import { startPostgres } from "@marquee/database/testing";
import { type RawBuilder, sql } from "kysely";
import type { NoTables } from "../src/db/Db.ts";
import { functions } from "../src/db/functions.ts";
import { migrations } from "../src/db/migrations.ts";
import { gatewayRole } from "../src/db/role.ts";
import { findPlace, getBoardStart, listPlaces } from "../src/modules/missions/boardStore.ts";
import { measureMissions } from "../src/modules/missions/index.ts";
import { listToLookAt } from "../src/modules/rank/rankStore.ts";
import { createGatewayProcess } from "../test/gatewayProcess.ts";
import { toMemberId } from "./plantDesk.ts";
import { getMemory } from "./processUsage.ts";
import { toMedian } from "./toMedian.ts";

// P20: what a merchant's missions, leaderboard and levels cost as its members grow from a quarter to the whole: the first stakes of a new
// day of all of them, the leaderboard of a week, and the hourly look at who keeps a level. `node bench/rewards.ts 20000` takes so many members.

const most = Number(process.argv[2] ?? 1_000_000);
const piece = 2_000;
const tenantId = "aurelune";
const zone = "Asia/Ho_Chi_Minh";
const mission = randomUUID();
const idOf = (n: RawBuilder<unknown>) => sql`lpad(to_hex(${n}), 8, '0') || '-0000-7000-8000-000000000000'`;

const data = mkdtempSync(join(tmpdir(), "marquee-rewards-"));
const server = await startPostgres();
const gateway = createGatewayProcess(data, 0, {
  DATABASE_URL: server.url,
  MARQUEE_LOG_LEVEL: "info",
  MARQUEE_JOBS: "0",
  MARQUEE_DEMO: "tree",
});
try {
  // It makes the merchants; what is measured is done here, by the gateway's own code.
  await gateway.start();
  await gateway.kill("SIGTERM");
  const storage = { kind: "server", url: server.url } as const;
  const { db, close } = await openDatabase<NoTables>({ storage, migrations, functions, role: gatewayRole });

  async function inPieces(from: number, to: number, plant: (first: number, last: number) => RawBuilder<unknown>) {
    for (let first = from; first <= to; first += piece) await plant(first, Math.min(to, first + piece - 1)).execute(db);
  }
  const time = async (work: () => Promise<unknown>): Promise<number> => {
    const began = performance.now();
    await work();
    return performance.now() - began;
  };

  await sql`insert into missions (tenant_id, id, is_on, on_since, mission_group, type, titles, currency, target, reward, amount, factor, score,
      position, once_per_person, audience)
    values (${tenantId}, ${mission}::uuid, true, clock_timestamp() - interval '40 days', 'DAILY', 'BET_COUNT', '{"EN":"Play"}', 'VND', 1, 'CASH',
      10000, 1, 10, 0, false, '[]')`.execute(db);

  /** Brings the merchant to so many members and measures. */
  async function measure(from: number, to: number) {
    await inPieces(
      from,
      to,
      (first, last) => sql`
      insert into members (tenant_id, id, username, username_key, kind, nickname, language, avatar, currency, registered_from)
      select ${tenantId}, ${idOf(sql`n`)}, 'member' || n, 'member' || n, 0, 'member' || n, 'EN', 1, 'VND', 'bench'
      from generate_series(${first}::int, ${last}::int) n`,
    );
    // Of each level some, whose periods began on the days of the last month.
    await inPieces(
      from,
      to,
      (first, last) => sql`
      insert into member_ranks (tenant_id, member_id, kept_from, level, highest)
      select ${tenantId}, ${idOf(sql`n`)}, ledger.to_day(clock_timestamp(), ${zone}) - n % 30, n % 10, n % 10
      from generate_series(${first}::int, ${last}::int) n`,
    );
    await inPieces(
      from,
      to,
      (first, last) => sql`
      insert into mission_claims (tenant_id, mission_id, member_id, period, claim_no, reward, currency, amount, score)
      select ${tenantId}, ${mission}::uuid, ${idOf(sql`n`)}, current_date, 'M' || n, 'CASH', 'VND', 10000, 10 * (1 + n * 7919::int8 % 1000)::int
      from generate_series(${first}::int, ${last}::int) n`,
    );
    await inPieces(
      from,
      to,
      (first, last) => sql`
      insert into mission_scores (tenant_id, member_id, period, since, score, at)
      select tenant_id, member_id, 'WEEK', date_trunc('week', clock_timestamp() at time zone ${zone})::date, score, at
      from mission_claims where member_id between ${toMemberId(first)} and ${toMemberId(last)}`,
    );
    // Everybody's first stake of another day.
    await inPieces(
      1,
      to,
      (first, last) => sql`
      insert into settled_stakes (tenant_id, member_id, vendor, category, game_code, round_id, currency, stake, win, weight)
      select ${tenantId}, ${idOf(sql`n`)}, '', 'RNG', 'none', ${to} || '-' || n, 'VND', 10000, 0, 100
      from generate_series(${first}::int, ${last}::int) n`,
    );
    // PostgreSQL does this by itself within its first minute.
    execFileSync(join(server.programs, "psql"), [server.url, "-q", "-c", "vacuum analyze"]);
    const day = await time(() => measureMissions({ db }));
    const { day: monday } = await getBoardStart(db, "WEEK", zone);
    const boards: number[] = [];
    for (let turn = 0; turn < 9; turn += 1)
      boards.push(
        await time(async () => {
          const places = await listPlaces(db, tenantId, "WEEK", monday, 50);
          const own = await findPlace(db, { tenantId, memberId: toMemberId(randomInt(1, to)) }, "WEEK", monday);
          if (places.length < 50 || own === undefined) throw new Error(`${places.length} places`);
        }),
      );
    const look = await time(async () => {
      const growths = Array.from({ length: 10 }, () => 1_000_000n);
      let after = "";
      for (let found = 500; found === 500;) {
        const ids = await listToLookAt(db, { tenantId, currency: "VND", zone }, growths, after, 500);
        found = ids.length;
        after = ids.at(-1) ?? "";
      }
    });
    console.log(
      `${to} members: ${Math.round(day)} ms, board ${Math.round(toMedian(boards))} ms, levels ${Math.round(look)} ms`,
    );
    return { day, board: toMedian(boards), look, memory: getMemory(process.pid) };
  }

  const few = await measure(1, most / 4);
  const many = await measure(most / 4 + 1, most);
  await close();
  console.log(
    JSON.stringify({
      members: most,
      day: many.day,
      dayOfFew: few.day,
      board: many.board,
      boardOfFew: few.board,
      look: many.look,
      lookOfFew: few.look,
      memory: many.memory,
      memoryOfFew: few.memory,
    }),
  );
} finally {
  await gateway.kill("SIGTERM");
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
