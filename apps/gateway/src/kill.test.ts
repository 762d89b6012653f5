import { randomInt, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openDatabase, type Storage } from "@marquee/database";
import { type PostgresServer, startPostgres } from "@marquee/database/testing";
import { sweepVariable } from "@marquee/sweep";
import { describe, expect, inject, it } from "vitest";
import { createGameServer } from "../test/gameServer.ts";
import { createGatewayProcess, type GatewayProcess } from "../test/gatewayProcess.ts";
import { openAurelune } from "../test/visitor.ts";
import { functions } from "./db/functions.ts";
import { migrations } from "./db/migrations.ts";
import { gatewayRole } from "./db/role.ts";

import { checkChains, checkTrialBalance } from "./ledger/checkLedger.ts";
import { tables } from "../test/tables.ts";
import type { NoTables } from "./db/Db.ts";

// A game server keeps playing while gateway and database are killed. It counts what was acknowledged and
// retries whenever it got no answer: in the end every acknowledged transaction is there once, and nothing else.

/** How often gateway or database die. On a server both do; a sweep has more of it. */
const toKills = (kind: string): number => (process.env[sweepVariable] === "1" ? 5 : kind === "postgres" ? 2 : 1);
const players = 4;
const opening = 1_000_000_000;
const stake = 10_000_000;

interface Player {
  readonly sessionId: string;
  readonly gameCode: string;
  balance: number;
}

interface Load {
  readonly acknowledged: () => number;
  readonly stop: () => Promise<void>;
}

type Server = ReturnType<typeof createGameServer>;

async function openPlayer(gateway: GatewayProcess, server: Server, name: string): Promise<Player> {
  const visitor = openAurelune(gateway);
  await visitor.registerAs(name);
  const { game_url: url = "" } = await visitor.launchFirst();
  const opened = await server.call("session", { token: new URL(url).searchParams.get("t") });
  if (opened.status !== "OK") throw new Error(opened.status);
  return {
    sessionId: opened.session.sessionId,
    gameCode: url.split("/play/")[1]?.split("?")[0] ?? "",
    balance: opening,
  };
}

function startLoad(server: Server, all: readonly Player[]): Load {
  const stopping = new AbortController();
  let acknowledged = 0;

  /** The duty of a game server (contract 3.12.3 rule 5): the same call until its answer is final. */
  async function untilFinal(name: "bet" | "win", body: object): Promise<string> {
    for (;;) {
      const answer = await server.call(name, body).catch(() => undefined);
      if (answer !== undefined && answer.status !== "UNKNOWN" && answer.status !== "TIMEOUT") return answer.status;
      await wait(20);
    }
  }

  async function play(player: Player): Promise<void> {
    const { sessionId, gameCode } = player;
    while (!stopping.signal.aborted) {
      const round = { sessionId, gameCode, roundId: randomUUID(), currency: "VND" };
      if ((await untilFinal("bet", { ...round, txId: randomUUID(), amount: stake })) !== "OK") continue;
      player.balance -= stake;
      const amount = randomInt(3) * stake;
      expect(await untilFinal("win", { ...round, txId: randomUUID(), amount, roundClosed: true, kind: "WIN" })).toBe(
        "OK",
      );
      player.balance += amount;
      acknowledged += 2;
    }
  }

  const playing = Promise.all(all.map(play));
  let fault: unknown;
  playing.catch((error: unknown) => {
    fault = error;
  });
  return {
    acknowledged: () => {
      if (fault !== undefined) throw fault;
      return acknowledged;
    },
    stop: async () => {
      stopping.abort();
      await playing;
    },
  };
}

async function waitForMoves(load: Load, more: number): Promise<void> {
  const wanted = load.acknowledged() + more;
  while (load.acknowledged() < wanted) await wait(10);
}

async function checkAfter(storage: Storage, load: Load, all: readonly Player[]): Promise<void> {
  const { db, close } = await openDatabase<NoTables>({ storage, migrations, functions, role: gatewayRole });
  try {
    expect(await checkTrialBalance(db)).toEqual([]);
    expect(await checkChains(db)).toEqual([]);
    const { count } = await tables(db)
      .selectFrom("provider_transactions")
      .select((eb) => eb.fn.countAll<string>().as("count"))
      .where("status", "=", "OK")
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(load.acknowledged());
    expect(all.every(({ balance }) => balance > 0)).toBe(true);
  } finally {
    await close();
  }
}

async function withKills(
  gateway: GatewayProcess,
  storage: Storage,
  kills: number,
  strike: (turn: number) => Promise<void>,
): Promise<void> {
  await gateway.start();
  const server = createGameServer(gateway, gateway.getHouseSecret());
  const names = Array.from({ length: players }, (_, index) => `killplayer${index}`);
  const all = await Promise.all(names.map((name) => openPlayer(gateway, server, name)));
  const load = startLoad(server, all);
  try {
    for (let turn = 0; turn < kills; turn += 1) {
      await waitForMoves(load, 20);
      await strike(turn);
    }
    await waitForMoves(load, 20);
  } finally {
    await load.stop();
  }
  for (const player of all)
    expect(await server.call("balance", { sessionId: player.sessionId })).toMatchObject({ balance: player.balance });
  expect(await gateway.kill("SIGTERM")).toBe(0);
  await checkAfter(storage, load, all);
}

async function strikeServer(gateway: GatewayProcess, server: PostgresServer, turn: number): Promise<void> {
  if (turn % 2 === 0) {
    await server.kill();
    await server.restart();
    return;
  }
  await gateway.kill("SIGKILL");
  await gateway.start();
}

describe("kills", () => {
  it(
    "WL-13, X-01: after SIGKILLs under load nothing acknowledged is lost, doubled or unbalanced",
    {
      timeout: 1_200_000,
    },
    async () => {
      const data = mkdtempSync(join(tmpdir(), "marquee-kill-"));
      const server = inject("testSource").kind === "postgres" ? await startPostgres() : undefined;
      const gateway = createGatewayProcess(data, 0, server === undefined ? {} : { DATABASE_URL: server.url });
      const storage: Storage =
        server === undefined ? { kind: "folder", path: join(data, "database") } : { kind: "server", url: server.url };
      try {
        await withKills(gateway, storage, toKills(inject("testSource").kind), async (turn) => {
          if (server !== undefined) return strikeServer(gateway, server, turn);
          await gateway.kill("SIGKILL");
          await gateway.start();
        });
      } finally {
        await gateway.kill("SIGKILL");
        await server?.stop();
        rmSync(data, { recursive: true, force: true });
      }
    },
  );
});
