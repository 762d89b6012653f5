import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { openDatabase } from "@marquee/database";
import { startPostgres } from "@marquee/database/testing";
import { sql } from "kysely";
import { functions } from "../src/db/functions.ts";
import { migrations } from "../src/db/migrations.ts";
import { gatewayRole } from "../src/db/role.ts";
import { checkTrialBalance } from "../src/ledger/checkLedger.ts";
import { createGatewayProcess } from "../test/gatewayProcess.ts";
import { createBets } from "./createBets.ts";
import { type Answers, type Load, loadRoute } from "./loadRoute.ts";
import { measureInTurns } from "./measureInTurns.ts";
import { openPlayers } from "./openPlayers.ts";
import { preparePgbench } from "./pgbench.ts";
import { startCounter } from "./startCounter.ts";
import { toQuantile } from "./toQuantile.ts";

// P2 (gateway.md): signed bets as a game server sends them, over HTTP to a gateway process on a PostgreSQL server, beside pgbench
// on the same server, in turns; how long a bet takes, alone and while visitors load pages; how often it waits for the database.

const playerCount = 64;
const [seconds, rounds] = [2, 9];
/** Connections that bet 50 times a second together, while so many visitors load the home. */
const [calm, visitorCount, calmSeconds, calmRounds] = [{ connections: 10, pace: 200 }, 200, 6, 3];

const sites = process.argv[2] ?? "";
const data = mkdtempSync(join(tmpdir(), "marquee-bets-"));
const port = randomInt(20_000, 30_000);
const env = {
  MARQUEE_TRUST_PROXY: "127.0.0.1",
  MARQUEE_LOG_LEVEL: "error",
  MARQUEE_JOBS: "0",
  ...(sites === "" ? {} : { MARQUEE_SITES: sites }),
};
const server = await startPostgres();
const gateway = createGatewayProcess(data, port, { ...env, DATABASE_URL: server.url });
const counter = await startCounter(server.url);
const counted = createGatewayProcess(data, port, { ...env, DATABASE_URL: counter.url });

/** Pages per second that the visitors got. */
async function visit(visitSeconds: number): Promise<number> {
  const program = fileURLToPath(new URL("visitors.ts", import.meta.url));
  const child = spawn(process.execPath, [program, `${port}`, `${visitorCount}`, `${visitSeconds}`], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
  if (code !== 0) throw new Error("the visitors got no pages");
  return Number(said);
}

/** Every bet that was answered OK is there once, with its entries. */
async function check(answered: number): Promise<void> {
  const { db, close } = await openDatabase<unknown>({
    storage: { kind: "server", url: server.url },
    migrations,
    functions,
    role: gatewayRole,
  });
  const { rows } = await sql<{
    stored: string;
    faults: string;
  }>`select count(*) as stored from provider_transactions where status = 'OK' and kind = 'bet'`.execute(db);
  const faults = await checkTrialBalance(db);
  await close();
  if (Number(rows[0]?.stored) !== answered || faults.length > 0)
    throw new Error(`${answered} bets were answered, ${rows[0]?.stored} are stored, ${faults.length} faults`);
}

try {
  const runPgbench = preparePgbench(server);
  await gateway.start();
  const players = await openPlayers(gateway, server.url, playerCount);
  console.log(`${players.length} players are in a game`);
  const toRequest = createBets(players, gateway.getHouseSecret());
  let answered = 0;
  async function bet(load: Omit<Load, "port" | "toRequest" | "holds">): Promise<Answers> {
    const answers = await loadRoute({ port, toRequest, holds: '"status":"OK"', ...load });
    answered += answers.times.length;
    return answers;
  }

  const times = new Map<number, number[]>([
    [8, []],
    [32, []],
  ]);
  async function betAt(connections: number): Promise<number> {
    const answers = await bet({ connections, seconds });
    times.get(connections)?.push(...answers.times);
    return answers.perSecond;
  }
  await bet({ connections: 8, seconds: 5 });
  // PostgreSQL does this by itself within its first minute; until then it plans as if the tables were empty.
  execFileSync(join(server.programs, "psql"), [server.url, "-q", "-c", "vacuum analyze"]);
  const rates = await measureInTurns(
    { pgbench: () => runPgbench(8, seconds), bets8: () => betAt(8), bets32: () => betAt(32) },
    rounds,
  );

  const [alone, beside, pages]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < (sites === "" ? 0 : calmRounds); round += 1) {
    alone.push(...(await bet({ ...calm, seconds: calmSeconds })).times);
    const visiting = visit(calmSeconds + 2);
    // Bets start when all visitors are connected and end before they disconnect.
    await wait(1_000);
    beside.push(...(await bet({ ...calm, seconds: calmSeconds })).times);
    pages.push(await visiting);
    console.log(
      `a bet's p99: ${toQuantile(alone, 0.99).toFixed(1)} ms alone, ${toQuantile(beside, 0.99).toFixed(1)} ms beside ${Math.round(pages.at(-1) ?? 0)} pages a second`,
    );
  }
  await gateway.kill("SIGTERM");

  await counted.start();
  // The first bet of a player in a while also notes that somebody plays.
  await bet({ connections: 8, seconds: 2 });
  const before = { trips: counter.getRoundTrips(), answered };
  await bet({ connections: 8, seconds: 3 });
  // Rounded to hundredths: the few statements a second that the gateway runs on its own do not count.
  const roundTrips = Math.round(((counter.getRoundTrips() - before.trips) / (answered - before.answered)) * 100) / 100;
  await counted.kill("SIGTERM");
  await check(answered);
  const toTimes = (connections: number) => {
    const own = times.get(connections) ?? [];
    return { [`p50at${connections}`]: toQuantile(own, 0.5), [`p99at${connections}`]: toQuantile(own, 0.99) };
  };
  const visited =
    sites === ""
      ? {}
      : {
          calmP99: toQuantile(alone, 0.99),
          busyP99: toQuantile(beside, 0.99),
          calmP50: toQuantile(alone, 0.5),
          busyP50: toQuantile(beside, 0.5),
          pages: toQuantile(pages, 0.5),
        };
  console.log(JSON.stringify({ ...rates, ...toTimes(8), ...toTimes(32), ...visited, roundTrips }));
} finally {
  await gateway.kill("SIGKILL");
  await counted.kill("SIGKILL");
  counter.stop();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
