import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { hash } from "@node-rs/argon2";
import { startPostgres } from "@marquee/database/testing";
import { login, type LoginRequest } from "@marquee/contract";
import { passwordCost } from "../src/identity/passwords.ts";
import { createGatewayProcess, type GatewayProcess } from "../test/gatewayProcess.ts";
import { openAurelune, passwordOf, type Visitor } from "../test/visitor.ts";
import { createBets } from "./createBets.ts";
import { loadRoute } from "./loadRoute.ts";
import { measureInTurns } from "./measureInTurns.ts";
import { measureRate } from "./measureRate.ts";
import { openPlayers } from "./openPlayers.ts";
import { toMedian } from "./toMedian.ts";
import { toQuantile } from "./toQuantile.ts";

// P9: registrations and logins per second on two gateways of one database beside raw argon2id with as many threads; a bet's p99
// while logins flood the gateways; and the time of a refused login for known and for unknown names.

const threads = Math.max(1, cpus().length - 1);
const [seconds, rounds] = [3, 5];
const samples = 200;

const data = mkdtempSync(join(tmpdir(), "marquee-identity-"));
const port = randomInt(20_000, 30_000);
const server = await startPostgres();
const env = {
  DATABASE_URL: server.url,
  MARQUEE_TRUST_PROXY: "127.0.0.1",
  MARQUEE_LOG_LEVEL: "error",
  MARQUEE_JOBS: "0",
};
// One folder, so that both have the same secrets.
const gateways = [port, port + 1].map((each) => createGatewayProcess(data, each, env));

let visitors = 0;
/** A browser at an address of its own, as visitors arrive through the proxy. */
function open(gateway: GatewayProcess): Visitor {
  visitors += 1;
  const address = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
  return openAurelune({
    http: {
      inject: (outgoing) =>
        gateway.http.inject({ ...outgoing, headers: { ...outgoing.headers, "x-forwarded-for": address } }),
    },
  });
}

let turns = 0;
function take(): GatewayProcess {
  turns += 1;
  const gateway = gateways[turns % gateways.length];
  if (gateway === undefined) throw new Error("no gateway runs");
  return gateway;
}

const toLogin = (username: string, password: string): LoginRequest => ({
  type: "username",
  username,
  password,
  side: "MEMBER",
  deviceId: "bench",
});

/** Registers a member at a gateway. */
async function register(): Promise<string> {
  const visitor = open(take());
  const name = `bench${visitors}x`;
  await visitor.registerAs(name);
  return name;
}

/** How long a refused login takes, in milliseconds. */
async function timeRefusal(username: string): Promise<number> {
  const visitor = open(take());
  const from = performance.now();
  const { body } = await visitor.call(login, toLogin(username, "Wrong#Pass42x"));
  const took = performance.now() - from;
  if (body.success || body.errorCode !== "login.credentials.invalid") throw new Error(JSON.stringify(body));
  return took;
}

/** Logs in with known and unknown names in turn. @returns the median of each, in milliseconds */
async function compareNames(): Promise<{ readonly known: number; readonly unknown: number }> {
  const [known, unknown]: [number[], number[]] = [[], []];
  for (let sample = 0; sample < samples; sample += 1) {
    // A name of its own for each sample: after some wrong passwords a name asks for a captcha.
    known.push(await timeRefusal(names[sample] ?? ""));
    unknown.push(await timeRefusal(`nobody${sample}x`));
  }
  return { known: toMedian(known), unknown: toMedian(unknown) };
}

const names: string[] = [];

/** Sends logins one after another on several connections until it is stopped. */
function flood(connections: number): () => Promise<number> {
  const end = new AbortController();
  let done = 0;
  const run = async (): Promise<void> => {
    while (!end.signal.aborted) {
      done += 1;
      // A refusal from a full queue counts as an answer too.
      await open(take()).call(login, toLogin(names[done % names.length] ?? "", passwordOf("AURELUNE")));
    }
  };
  const running = Promise.all(Array.from({ length: connections }, run));
  return async () => {
    end.abort();
    await running;
    return done;
  };
}

try {
  const [first, second] = gateways;
  if (first === undefined || second === undefined) throw new Error("two gateways are needed");
  await first.start();
  await second.start();
  const players = await openPlayers(first, server.url, 16);
  while (names.length < samples) names.push(...(await Promise.all([register(), register(), register(), register()])));
  console.log(`${names.length} members have registered`);

  const rates = await measureInTurns(
    {
      argon2id: () => measureRate(threads, seconds, async () => (await hash("Silver#Moon42", passwordCost), 1)),
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

  const { known, unknown } = await compareNames();
  console.log(`a refused login: ${known.toFixed(1)} ms for a known name, ${unknown.toFixed(1)} ms for an unknown one`);

  const toRequest = createBets(players, first.getHouseSecret());
  const bet = async (): Promise<readonly number[]> =>
    (await loadRoute({ port, toRequest, holds: '"status":"OK"', connections: 10, pace: 200, seconds: 8 })).times;
  await bet();
  const quiet = await bet();
  const stop = flood(32);
  await wait(1_000);
  const flooded = await bet();
  console.log(`${await stop()} logins beside the bets`);
  const p99 = { quietP99: toQuantile(quiet, 0.99), floodedP99: toQuantile(flooded, 0.99) };
  console.log(JSON.stringify({ ...rates, known, unknown, ...p99 }));
} finally {
  for (const gateway of gateways) await gateway.kill("SIGKILL");
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
