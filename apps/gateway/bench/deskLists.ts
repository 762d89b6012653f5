import { execFileSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { listMemberChanges, type StaffEndpoint, staffRoles } from "@marquee/contract/staff";
import { openDatabase } from "@marquee/database";
import { startPostgres } from "@marquee/database/testing";
import { sql } from "kysely";
import { functions } from "../src/db/functions.ts";
import { migrations } from "../src/db/migrations.ts";
import { gatewayRole } from "../src/db/role.ts";
import type { NoTables } from "../src/db/Db.ts";
import { createGatewayProcess } from "../test/gatewayProcess.ts";
import { addStaff, desk, Staff } from "../test/staff.ts";
import { deskCases } from "./deskCases.ts";
import { plantDesk, planted, toMemberId } from "./plantDesk.ts";
import { toQuantile } from "./toQuantile.ts";

// P17: every list, search and count of the back office of a large merchant over HTTP, each look with its line of the audit log, beside an
// authenticated read of one row, in turns. `MARQUEE_BENCH_DATA` names a folder that keeps the rows for the next run; an argument narrows
// the cases to those that begin with it.

const rounds = Number(process.env["MARQUEE_BENCH_ROUNDS"] ?? 24);
const allowed = 3;
const kept = process.env["MARQUEE_BENCH_DATA"];
const wanted = process.argv[2] ?? "";

const folder = kept ?? mkdtempSync(join(tmpdir(), "marquee-desk-lists-"));
const data = join(folder, "gateway");
mkdirSync(data, { recursive: true });
const server = await startPostgres(kept === undefined ? undefined : join(folder, "postgres"));
const gateway = createGatewayProcess(data, randomInt(20_000, 30_000), {
  DATABASE_URL: server.url,
  MARQUEE_TRUST_PROXY: "127.0.0.1",
  MARQUEE_LOG_LEVEL: "error",
  MARQUEE_JOBS: "0",
  MARQUEE_DEMO: "tree",
  MARQUEE_DESK: desk,
});
const psql = (text: string): string =>
  execFileSync(join(server.programs, "psql"), [server.url, "-qAt", "-c", text], { encoding: "utf8" }).trim();

try {
  await gateway.start();
  const { db, close } = await openDatabase<NoTables>({
    storage: { kind: "server", url: server.url },
    migrations,
    functions,
    role: gatewayRole,
  });
  await plantDesk(db, console.log);
  const person = `boss${Date.now()}@bench.example`;
  await addStaff(db, person, { AURELUNE: staffRoles });
  // PostgreSQL does this by itself within its first minute.
  psql("vacuum analyze");
  psql("select pg_stat_reset()");

  let asked = 0;
  // From many addresses: nobody of them asks too often.
  const toSent = () => ({ headers: { "x-forwarded-for": `10.2.${((asked += 1) >> 8) & 255}.${asked & 255}` } });
  const one: number[] = [];
  const times = new Map<string, number[]>();
  const empty = new Set<string>();
  const cases = deskCases.filter(({ name }) => name.startsWith(wanted));

  async function ask(staff: Staff, row: StaffEndpoint<never>, request: object): Promise<[number, unknown]> {
    const from = performance.now();
    const { status, body } = await staff.send(row, request, toSent());
    const time = performance.now() - from;
    if (status !== 200)
      throw new Error(`${row.name} ${JSON.stringify(request)} answered ${status} ${JSON.stringify(body)}`);
    return [time, Reflect.get(Object(body), "value")];
  }

  const { shapes: _, ...changes } = listMemberChanges;
  for (let round = 0; round < rounds; round += 1) {
    // A new session writes a line for each look.
    const staff = await new Staff(gateway, "AURELUNE").login(person);
    for (const { name, row, request } of cases) {
      const [single] = await ask(staff, changes, { memberId: toMemberId(randomInt(1, planted.members)) });
      const [time, value] = await ask(staff, row, request);
      const items: unknown = Reflect.get(Object(value), "items");
      if (Array.isArray(items) && items.length === 0) empty.add(name);
      // The first round warms up.
      if (round === 0) continue;
      one.push(single);
      times.set(name, [...(times.get(name) ?? []), time]);
    }
  }

  const single = toQuantile(one, 0.95);
  const show = (value: number): string => value.toFixed(1).padStart(7);
  console.log(`one row: p50 ${show(toQuantile(one, 0.5))} ms, p95 ${show(single)} ms, ${one.length} reads`);
  const figures = [...times].map(([name, all]) => {
    const [p50, p95] = [toQuantile(all, 0.5), toQuantile(all, 0.95)];
    return { name, p50, p95, ratio: p95 / single };
  });
  for (const { name, p50, p95, ratio } of figures.toSorted((a, b) => b.ratio - a.ratio))
    console.log(
      `${ratio > allowed ? "over" : "    "} ${ratio.toFixed(2).padStart(6)} p50 ${show(p50)} p95 ${show(p95)} ${name}${empty.has(name) ? " (empty)" : ""}`,
    );

  // The database's connections say after some seconds of idleness what they read.
  await wait(12_000);
  const { rows: scans } = await sql<{ relname: string; seq_scan: number }>`
    select s.relname, s.seq_scan::int from pg_stat_user_tables s join pg_class c on c.oid = s.relid
    -- A report reads all of its period.
    where s.seq_scan > 0 and c.reltuples > 100000 and s.relname <> 'revenue_quarters'`.execute(db);
  for (const { relname, seq_scan: count } of scans) console.log(`${relname} was read whole ${count} times`);
  await close();
  const isFigure = ({ name }: { readonly name: string }): boolean => /^get(Revenue|Overview|MemberMoney)/.test(name);
  const lists = figures.filter((each) => !isFigure(each));
  console.log(
    JSON.stringify({
      one: single,
      cases: lists.length,
      lists: toQuantile(
        lists.map(({ p95 }) => p95),
        0.95,
      ),
      worst: Math.max(...lists.map(({ p95 }) => p95)),
      figures: Math.max(0, ...figures.filter(isFigure).map(({ p95 }) => p95)),
      over: lists.filter(({ ratio }) => ratio > allowed).length,
      seqScans: scans.length,
    }),
  );
} finally {
  await gateway.kill("SIGTERM");
  await server.stop();
  if (kept === undefined) rmSync(folder, { recursive: true, force: true });
}
