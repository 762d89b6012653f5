import { execFileSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listMemberChanges, listMembers, type ListMembers } from "@marquee/contract/staff";
import { openDatabase } from "@marquee/database";
import { startPostgres } from "@marquee/database/testing";
import { sql } from "kysely";
import { functions } from "../src/db/functions.ts";
import { migrations } from "../src/db/migrations.ts";
import { gatewayRole } from "../src/db/role.ts";

import { createGatewayProcess } from "../test/gatewayProcess.ts";
import { addStaff, desk, Staff } from "../test/staff.ts";
import { measureInTurns } from "./measureInTurns.ts";
import { measureRate } from "./measureRate.ts";
import type { NoTables } from "../src/db/Db.ts";

// P11: the back office's list of a million members over HTTP, each page with its line of the audit log, beside an authenticated read of
// one row without such a line.

const most = 1_000_000;
const deep = 420_000;
const piece = 20_000;
const seconds = 1;
const rounds = 7;

/** Ids in the order of registration, as the gateway's own are. */
const toId = (number: number): string => `${number.toString(16).padStart(8, "0")}-0000-7000-8000-000000000000`;

const toCursor = (by: "newest" | "name", number: number): string =>
  Buffer.from(JSON.stringify({ by, id: toId(number) })).toString("base64url");

const data = mkdtempSync(join(tmpdir(), "marquee-members-"));
const server = await startPostgres();
const gateway = createGatewayProcess(data, randomInt(20_000, 30_000), {
  DATABASE_URL: server.url,
  MARQUEE_TRUST_PROXY: "127.0.0.1",
  MARQUEE_LOG_LEVEL: "error",
  MARQUEE_JOBS: "0",
  MARQUEE_DEMO: "tree",
  MARQUEE_DESK: desk,
});
try {
  await gateway.start();
  const storage = { kind: "server", url: server.url } as const;
  const { db, close } = await openDatabase<NoTables>({ storage, migrations, functions, role: gatewayRole });
  const from = Date.now();
  for (let first = 1; first <= most; first += piece)
    await sql`
    insert into members (tenant_id, id, username, username_key, kind, nickname, language, avatar, currency, registered_from)
    select 'aurelune', lpad(to_hex(n), 8, '0') || '-0000-7000-8000-000000000000', name, name, 0,
      case when n % 2 = 0 then name else 'nick' || name end, 'EN', 1, 'VND', 'bench'
    from generate_series(${first}::int, ${first + piece - 1}::int) n, lateral (select 'member' || lpad(n::text, 7, '0') as name) as named`.execute(
      db,
    );
  await addStaff(db, "owner@aurelune.example", { AURELUNE: ["OWNER"] });
  // PostgreSQL does this by itself within its first minute.
  execFileSync(join(server.programs, "psql"), [server.url, "-q", "-c", "vacuum analyze"]);
  console.log(`${most} members are there after ${Math.round((Date.now() - from) / 1000)} s`);

  const staff = await new Staff(gateway, "AURELUNE").login("owner@aurelune.example");
  let asked = 0;
  // From many addresses: nobody of them asks too often.
  const toSent = () => ({ headers: { "x-forwarded-for": `10.2.${((asked += 1) >> 8) & 255}.${asked & 255}` } });
  const list = (request: ListMembers) => () =>
    measureRate(1, seconds, async () => {
      const { items } = await staff.get(listMembers, request, toSent());
      if (items.length !== 50) throw new Error(`${items.length} members for ${JSON.stringify(request)}`);
      return 1;
    });
  const measured = await measureInTurns(
    {
      one: () =>
        measureRate(1, seconds, async () => {
          await staff.get(listMemberChanges, { memberId: toId(randomInt(1, most)) }, toSent());
          return 1;
        }),
      first: list({}),
      deep: list({ cursor: toCursor("newest", most - deep) }),
      firstByName: list({ order: "name" }),
      deepByName: list({ order: "name", cursor: toCursor("name", deep) }),
      search: list({ search: "member0777" }),
      searchDeep: list({ search: "member0", cursor: toCursor("name", deep) }),
      searchNickname: list({ search: "nickmember05" }),
    },
    rounds,
  );
  console.log(JSON.stringify(measured));
  await close();
} finally {
  await gateway.kill("SIGTERM");
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
