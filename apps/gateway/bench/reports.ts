import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { createReportFile, toToday } from "@marquee/contract";
import { openDatabase } from "@marquee/database";
import { startPostgres } from "@marquee/database/testing";
import { functions } from "../src/db/functions.ts";
import { migrations } from "../src/db/migrations.ts";
import { gatewayRole } from "../src/db/role.ts";
import { toMemberAccount } from "../src/ledger/accounts.ts";
import { createGatewayProcess } from "../test/gatewayProcess.ts";
import { plantEntries } from "../test/plantEntries.ts";
import { openAurelune } from "../test/visitor.ts";

// P7: how long a gateway answers nobody else while it makes twenty PDF files of seven hundred lines each at once.

const [people, each, lines, calls] = [4, 5, 700, 100];
const host = "aurelune.localhost";
const month = toToday("UTC", new Date(Date.now() - 40 * 86_400_000)).slice(0, 7);

const data = mkdtempSync(join(tmpdir(), "marquee-reports-"));
const server = await startPostgres();
const gateway = createGatewayProcess(data, randomInt(20_000, 30_000), {
  DATABASE_URL: server.url,
  MARQUEE_TRUST_PROXY: "127.0.0.1",
  MARQUEE_LOG_LEVEL: "error",
  MARQUEE_JOBS: "0",
});

/** The longest of the answers to an empty call, one after another, until the work is done; in milliseconds. */
async function measureLongest(work: Promise<unknown>): Promise<number> {
  const done = new AbortController();
  void work.finally(() => done.abort());
  let longest = 0;
  while (!done.signal.aborted) {
    const from = performance.now();
    await gateway.http.inject({ method: "GET", url: "/health", headers: { host: "localhost" } });
    longest = Math.max(longest, performance.now() - from);
    await wait(5);
  }
  await work;
  return longest;
}

try {
  await gateway.start();
  const { db, close } = await openDatabase<unknown>({
    storage: { kind: "server", url: server.url },
    migrations,
    functions,
    role: gatewayRole,
  });
  const first = new Date(`${month}-02T05:00:00Z`).getTime();
  const members = await Promise.all(
    Array.from({ length: people }, async (_, person) => {
      const { inject } = gateway.http;
      const from = `10.3.0.${person}`;
      const visitor = openAurelune({
        http: { inject: (sent) => inject({ ...sent, headers: { ...sent.headers, "x-forwarded-for": from } }) },
      });
      const { id } = await visitor.registerAs(`reader${person}`);
      const holder = { tenant: "aurelune", account: toMemberAccount("real", id, "main"), asset: "VND" };
      const entries = Array.from({ length: lines }, (_none, index) => ({
        kind: index % 2 === 0 ? ("BET" as const) : ("WIN" as const),
        amount: index % 2 === 0 ? -12_345n : 20_000n,
        at: new Date(first + index * 2_400_000),
      }));
      await plantEntries(db, holder, entries);
      return { visitor, from };
    }),
  );
  const make = async ({ visitor, from }: (typeof members)[number]): Promise<void> => {
    const { url } = await visitor.get(createReportFile, { report: "transactions", period: month, format: "pdf" });
    const headers = { host, authorization: visitor.getToken() ?? "", "x-forwarded-for": from };
    const { statusCode, body } = await gateway.http.inject({ method: "GET", url, headers });
    if (statusCode !== 200 || body.length < 100_000) throw new Error(`a file answers ${statusCode}`);
  };
  const [reader] = members;
  if (reader === undefined) throw new Error("there is nobody");
  // Fonts are loaded once.
  await make(reader);
  const quiet = await measureLongest(wait(calls * 10));
  const from = performance.now();
  const busy = await measureLongest(
    Promise.all(members.flatMap((member) => Array.from({ length: each }, () => make(member)))),
  );
  console.log(`${people * each} files were made in ${Math.round(performance.now() - from)} ms`);
  console.log(JSON.stringify({ quiet, busy }));
  await close();
} finally {
  await gateway.kill("SIGTERM");
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
