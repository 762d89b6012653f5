import { execFileSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { hash } from "@node-rs/argon2";
import { openDatabase } from "@marquee/database";
import { startPostgres } from "@marquee/database/testing";
import { functions } from "../src/db/functions.ts";
import { migrations } from "../src/db/migrations.ts";
import { gatewayRole } from "../src/db/role.ts";

import { hashThreadCount } from "../src/authentication/hashThreads.ts";
import { passwordCost } from "../src/authentication/passwords.ts";
import { createGatewayProcess, type GatewayProcess } from "../test/gatewayProcess.ts";
import { openAurelune, type Visitor } from "../test/visitor.ts";
import { compareAnswers, prepareMembers } from "./compareAnswers.ts";
import { createBets } from "./createBets.ts";
import { loadRoute } from "./loadRoute.ts";
import { measureInTurns } from "./measureInTurns.ts";
import { measureRate } from "./measureRate.ts";
import { openPlayers } from "./openPlayers.ts";
import { openProxied, toAddress } from "./openProxied.ts";
import { pumpCodes } from "./pumpCodes.ts";
import { startFlood } from "./startFlood.ts";
import { toMedian } from "./toMedian.ts";
import { toQuantile } from "./toQuantile.ts";
import type { NoTables } from "../src/db/Db.ts";

// P9: registrations and logins per second on two gateways of one database beside raw argon2id with as many threads; a bet's p99
// while logins flood the gateways beside a quiet one's, in turns; the time of each answer that must not tell who has an
// account; and what 10,000 calls for codes by short message cost.

const [seconds, rounds] = [3, 5];
const memberCount = 200;

const data = mkdtempSync(join(tmpdir(), "marquee-identity-"));
const port = randomInt(20_000, 30_000);
const ports = [port, port + 1];
const server = await startPostgres();
const env = {
  DATABASE_URL: server.url,
  MARQUEE_TRUST_PROXY: "127.0.0.1",
  MARQUEE_LOG_LEVEL: "error",
  MARQUEE_JOBS: "0",
};
// One folder, so that both have the same secrets.
const [first, second] = [port, port + 1].map((each) => createGatewayProcess(data, each, env));
if (first === undefined || second === undefined) throw new Error("two gateways are needed");

let visitors = 0;
/** A browser at an address of its own. */
function open(gateway: GatewayProcess): Visitor {
  visitors += 1;
  const address = toAddress(0, visitors);
  return openAurelune(openProxied(gateway, () => address));
}

/** A browser that comes from another address at each call. */
function openStranger(gateway: GatewayProcess): Visitor {
  const next = (): string => {
    visitors += 1;
    return toAddress(0, visitors);
  };
  return openAurelune(openProxied(gateway, next));
}

let turns = 0;
function take(): GatewayProcess {
  turns += 1;
  const gateway = turns % 2 === 0 ? first : second;
  if (gateway === undefined) throw new Error("no gateway runs");
  return gateway;
}

/** Registers a member at a gateway. */
async function register(): Promise<string> {
  const visitor = open(take());
  const name = `bench${visitors}x`;
  await visitor.registerAs(name);
  return name;
}

/** The p99 of a bet in milliseconds, without and with a flood of logins, in turns: the medians of the rounds. */
async function measureBets(names: readonly string[], toRequest: () => string) {
  const bet = async (): Promise<number> => {
    const load = { port, toRequest, holds: '"status":"OK"', connections: 10, pace: 200, seconds: 5 };
    return toQuantile((await loadRoute(load)).times, 0.99);
  };
  await bet();
  const [quiet, flooded]: [number[], number[]] = [[], []];
  for (let round = 0; round < 7; round += 1) {
    const without = await bet();
    const stop = await startFlood({ ports, names });
    await wait(1_000);
    const beside = await bet();
    const { done, refused } = await stop();
    quiet.push(without);
    flooded.push(beside);
    console.log(
      `a bet's p99: ${without.toFixed(1)} ms quiet, ${beside.toFixed(1)} ms beside ${done} logins and ${refused} refusals`,
    );
  }
  const [quietP99, floodedP99] = [toMedian(quiet), toMedian(flooded)];
  console.log(`a bet's p99 beside a flood of logins: ${(floodedP99 / quietP99).toFixed(1)} times the quiet one`);
  return { quietP99, floodedP99 };
}

try {
  await first.start();
  await second.start();
  const players = await openPlayers(first, server.url, 16);
  const names: string[] = [];
  while (names.length < memberCount)
    names.push(...(await Promise.all([register(), register(), register(), register()])));
  // PostgreSQL does this by itself within its first minute; until then it plans as if the tables were empty.
  execFileSync(join(server.programs, "psql"), [server.url, "-q", "-c", "vacuum analyze"]);
  console.log(`${names.length} members have registered`);

  const rates = await measureInTurns(
    {
      argon2id: () => measureRate(hashThreadCount, seconds, async () => (await hash("Silver#Moon42", passwordCost), 1)),
      registrations: () => measureRate(4, seconds, async () => (await register(), 1)),
      logins: () =>
        measureRate(8, seconds, async () => {
          const name = names[randomInt(names.length)] ?? "";
          await open(take()).loginAs(name);
          return 1;
        }),
    },
    rounds,
  );
  const { db, close } = await openDatabase<NoTables>({
    storage: { kind: "server", url: server.url },
    migrations,
    functions,
    role: gatewayRole,
  });
  const strangers = [first, second].map(openStranger);
  const members = await prepareMembers(db, names.slice(0, memberCount));
  const compared = await compareAnswers(db, strangers, members);
  const times = Object.entries(compared).flatMap(([name, { known, unknown }]) => [
    [`${name}Known`, known],
    [`${name}Unknown`, unknown],
  ]);
  const pumped = await pumpCodes(
    db,
    strangers,
    members.slice(0, 50).map(({ mobileNum }) => mobileNum),
  );
  console.log(`10,000 calls for codes: ${pumped.pumpedCodes} messages, the caps allow ${pumped.mostCodes}`);
  await close();
  const bets = await measureBets(names, createBets(players, first.getHouseSecret()));
  console.log(JSON.stringify({ ...rates, ...Object.fromEntries(times), ...pumped, ...bets }));
} finally {
  for (const gateway of [first, second]) await gateway.kill("SIGKILL");
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
