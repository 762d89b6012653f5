import { randomInt } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "@marquee/database";
import { startPostgres } from "@marquee/database/testing";
import { functions } from "../src/db/functions.ts";
import { migrations } from "../src/db/migrations.ts";
import { gatewayRole } from "../src/db/role.ts";

import { askGateway } from "../src/operator/askGateway.ts";
import { createGatewayProcess } from "../test/gatewayProcess.ts";
import { type Listener, openListener } from "./openListener.ts";
import { toAddress } from "./openProxied.ts";
import { toMedian } from "./toMedian.ts";
import { tables } from "../test/tables.ts";
import type { NoTables } from "../src/db/Db.ts";

// 5,000 open streams: what each takes of the gateway's memory, what they lose over its restart, and the time from an operator's
// switch until the first and the last of them hear of it.

const streams = 5_000;
const switches = 20;
const atOnce = 100;

const data = mkdtempSync(join(tmpdir(), "marquee-events-"));
const port = randomInt(20_000, 30_000);
const server = await startPostgres();
const gateway = createGatewayProcess(data, port, {
  DATABASE_URL: server.url,
  MARQUEE_TRUST_PROXY: "127.0.0.1",
  MARQUEE_LOG_LEVEL: "error",
  MARQUEE_JOBS: "0",
});
const listeners: Listener[] = [];

/** What the gateway's process holds, in bytes. */
function getMemory(): number {
  const text = readFileSync(`/proc/${gateway.getPid() ?? 0}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(text)?.[1] ?? 0) * 1_024;
}

async function waitUntil(isDone: () => boolean): Promise<void> {
  for (const end = Date.now() + 120_000; !isDone(); await wait(50))
    if (Date.now() > end) throw new Error("the streams did not come in time");
}

const areOpen = (): boolean => listeners.every((listener) => listener.isOpen());

async function openStreams(): Promise<number> {
  await wait(3_000);
  const before = getMemory();
  while (listeners.length < streams) {
    for (let each = 0; each < atOnce; each += 1) listeners.push(openListener(port, toAddress(3, listeners.length)));
    await waitUntil(areOpen);
  }
  await wait(3_000);
  return (getMemory() - before) / streams;
}

/** Milliseconds from the operator's command until the first and until the last stream hears of it: medians. */
async function measureSwitches(): Promise<{ readonly first: number; readonly last: number }> {
  const [first, last]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < switches; turn += 1) {
    const began = performance.now();
    const heard = listeners.map((listener) => listener.waitFor("tree"));
    await askGateway(data, "/switch", {
      actor: "bench",
      wanted: { kind: "module", merchant: "aurelune", subject: "BANNER3", state: turn % 2 === 0 ? "off" : "on" },
    });
    await Promise.race(heard);
    first.push(performance.now() - began);
    await Promise.all(heard);
    last.push(performance.now() - began);
    await wait(randomInt(500));
  }
  return { first: toMedian(first), last: toMedian(last) };
}

/** Publishes while the gateway ends and starts again. @returns what the streams did not get, of how many */
async function measureRestart(): Promise<{ readonly lost: number; readonly published: number }> {
  const { db, close } = await openDatabase<NoTables>({
    storage: { kind: "server", url: server.url },
    migrations,
    functions,
    role: gatewayRole,
  });
  let published = 0;
  const over = new AbortController();
  const publishing = (async () => {
    while (!over.signal.aborted) {
      published += 1;
      const event = { tenant_id: "aurelune", member_id: null, session: null, kind: "notice" } as const;
      await tables(db)
        .insertInto("live_events")
        .values({ ...event, data: JSON.stringify({ number: `${published}` }) })
        .execute();
      await wait(500);
    }
  })();
  await wait(1_000);
  await gateway.kill("SIGTERM");
  await gateway.start();
  await wait(2_000);
  await waitUntil(areOpen);
  over.abort();
  await publishing;
  await wait(3_000);
  await close();
  const lost = listeners.reduce((sum, { seen }) => sum + published - seen.size, 0);
  const resets = listeners.reduce((sum, { countResets }) => sum + countResets(), 0);
  console.log(`${published} events over a restart, ${lost} lost, ${resets} resets`);
  return { lost: lost + resets, published };
}

try {
  await gateway.start();
  const memory = await openStreams();
  console.log(`${streams} streams are open: ${(memory / 1_024).toFixed(1)} KiB each`);
  const { first, last } = await measureSwitches();
  console.log(`from a switch to the first stream ${first.toFixed(0)} ms, to the last one ${last.toFixed(0)} ms`);
  const { lost, published } = await measureRestart();
  console.log(JSON.stringify({ memory: memory / 1_024, first, last, lost, published: published * streams }));
} finally {
  for (const listener of listeners) listener.close();
  await gateway.kill("SIGKILL");
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
