import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createReferenceGateway, type ReferenceGateway, serveGateway } from "@marquee/conformance";
import { type Database, openDatabase } from "@marquee/database";
import { openTestDatabase } from "@marquee/database/testing";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import type { RoundStatus } from "../src/api/GameApi.ts";
import type { Outcome } from "../src/maths/Outcome.ts";
import { migrations } from "../src/server/db/migrations.ts";
import type { Schema } from "../src/server/db/Schema.ts";
import { findCode, plantSeed, toTestRecord } from "./findSeed.ts";
import { createHouseProcess, type HouseProcess, type ProcessSettings } from "./houseProcess.ts";

// The house's own process is killed in mid-round, at a point that the wallet chooses: it holds a call back before it
// acts on it, or holds back the answer after it has acted. What the house then finds on its disk must be enough.

const stake = 10_000;
const secret = "a-secret-for-tests-only";
const isFeature = ({ stages }: Outcome): boolean => stages.length === 2;
const isWin = ({ stages: [spin, more] }: Outcome): boolean =>
  spin?.kind === "spin" && spin.pay > 100 && more === undefined;

type Round = Awaited<ReturnType<typeof listRounds>>[number];
type Table = { readonly token: string; readonly code: string; readonly outcome: Outcome; readonly before: number };

/** A folder with an empty, migrated database: making one anew takes seconds, a copy does not. */
const template = mkdtempSync(join(tmpdir(), "marquee-house-"));
let wallet: ReferenceGateway;
let house: HouseProcess;
let storage: ProcessSettings["storage"];
/** Makes the wallet hold back every call of this name, and tells when it has the first one. */
let hold: (name: string, when: "before" | "after") => Promise<void>;
let release: () => void;
let close: () => Promise<void>;

/** A folder, or a database of the server: what stays when the house is killed. */
async function prepareStorage(): Promise<{ storage: ProcessSettings["storage"]; remove: () => Promise<void> }> {
  const source = inject("testSource");
  if (source.kind === "pglite") {
    const folder = mkdtempSync(join(tmpdir(), "marquee-house-"));
    cpSync(template, folder, { recursive: true });
    return {
      storage: { kind: "folder", path: join(folder, "database") },
      remove: async () => rmSync(folder, { recursive: true, force: true }),
    };
  }
  const database = await openTestDatabase<Schema>(source, { migrations });
  if (database.storage.kind !== "server") throw new Error("not a server");
  return { storage: database.storage, remove: database.close };
}

beforeAll(async () => {
  if (inject("testSource").kind === "pglite")
    await (await openDatabase({ storage: { kind: "folder", path: join(template, "database") }, migrations })).close();
});
afterAll(() => rmSync(template, { recursive: true }));

beforeEach(async () => {
  let held:
    | {
        readonly name: string;
        readonly when: "before" | "after";
        readonly reached: () => void;
        readonly free: Promise<void>;
      }
    | undefined;
  wallet = createReferenceGateway({ provider: "MARQ", secret, getGame: toTestRecord });
  const served = await serveGateway({
    ...wallet,
    handle: async (call) => {
      const now = held !== undefined && call.path.endsWith(`/${held.name}`) ? held : undefined;
      const answer = now?.when === "before" ? { http: 503, body: "" } : await wallet.handle(call);
      now?.reached();
      await now?.free;
      return answer;
    },
  });
  hold = (name, when) => {
    const [reached, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    held = { name, when, reached: () => reached.resolve(), free: free.promise };
    release = () => {
      held = undefined;
      free.resolve();
    };
    return reached.promise;
  };
  const prepared = await prepareStorage();
  storage = prepared.storage;
  house = createHouseProcess({ storage, gatewayUrl: served.url, secret });
  close = async () => {
    await house.kill("SIGKILL");
    await served.close();
    await prepared.remove();
  };
});
afterEach(() => close());

/** Looks at the data of a house that does not run. */
async function withData<Answer>(work: (data: Database<Schema>) => Promise<Answer>): Promise<Answer> {
  const data = await openDatabase<Schema>({ storage, migrations });
  try {
    return await work(data);
  } finally {
    await data.close();
  }
}

function listRounds({ db }: Database<Schema>) {
  return db.selectFrom("rounds").selectAll().execute();
}

/** Sits a player down at a game whose first round will be as wanted. */
async function sitDown(model: string, isWanted: (outcome: Outcome) => boolean): Promise<Table> {
  const code = findCode(model);
  const outcome = await withData((data) => plantSeed(data, "p1", code, isWanted));
  await house.start();
  return { ...(await launch(code)), code, outcome, before: wallet.getPlayer("p1").balance };
}

async function launch(gameCode: string): Promise<{ readonly token: string }> {
  return house.post("open", { token: wallet.issueToken("p1", gameCode), gameCode });
}

const spin = ({ token }: Table) => house.post("spin", { roundId: "r1", stake: "1.00" }, token);

/** Kills the house when the wallet has the call, and starts it again on what it left, every unfinished round due. */
async function killAt(reached: Promise<void>, press: Promise<unknown>): Promise<RoundStatus> {
  const unheard = expect(press).rejects.toThrow();
  await reached;
  await house.kill("SIGKILL");
  await unheard;
  release();
  const [left] = await withData(async (data) => {
    await data.db
      .updateTable("rounds")
      .set({ next_try_at: sql`now()` })
      .execute();
    return listRounds(data);
  });
  if (left === undefined) throw new Error("the round is lost");
  await house.start();
  return left.status;
}

/** Waits until the house has no unfinished round in the game any more. */
async function waitUntilDone(code: string): Promise<void> {
  const { token } = await launch(code);
  while ((await house.post("state", {}, token)).round !== undefined) await wait(20);
}

/** Wallet and house to the unit: one bet, at most one win, and the balance that the house's round explains. */
async function checkEnd({ outcome, before }: Table, expected: Pick<Round, "status" | "picked">): Promise<void> {
  expect(await house.kill("SIGTERM")).toBe(0);
  const [round, ...others] = await withData(listRounds);
  expect(others).toEqual([]);
  expect(round).toMatchObject({ ...expected, outcome });
  const moved = [...wallet.memory.transactions.values()].filter(({ status }) => status === "OK");
  const sum = (kinds: readonly string[], of: (each: (typeof moved)[number]) => number): number =>
    moved.filter(({ kind }) => kinds.includes(kind)).reduce((all, each) => all + of(each), 0);
  const points = outcome.stages.reduce(
    (all, stage) => all + (stage.kind === "pick" ? (stage.prizes[round?.picked ?? -1] ?? 0) : stage.pay),
    0,
  );
  const isPaid = expected.status === "SETTLED";
  const win = isPaid ? (stake / 100) * points : 0;
  expect(Number(round?.win ?? 0)).toBe(win);
  if (isPaid) {
    expect(sum(["bet", "betwin"], ({ amount }) => amount)).toBe(stake);
    expect(sum(["win"], ({ amount }) => amount) + sum(["betwin"], ({ winAmount = 0 }) => winAmount)).toBe(win);
    expect(sum(["rollback"], () => 1)).toBe(0);
  }
  expect(wallet.getPlayer("p1").balance - before).toBe(isPaid ? win - stake : 0);
  for (const { closed } of wallet.memory.rounds.values()) expect(closed || !isPaid).toBe(true);
}

describe("a SIGKILL of the game house", () => {
  it("X-15, GM-34: between bet and win: the round goes on with the same outcome and is paid once", async () => {
    const table = await sitDown("lantern-calm", isFeature);
    const opened = await spin(table);
    expect(opened.round).toMatchObject({ status: "OPEN", stages: table.outcome.stages.slice(0, 1) });
    await house.kill("SIGKILL");
    await house.start();
    const { token } = await launch(table.code);
    expect((await house.post("state", {}, token)).round).toEqual(opened.round);
    const step = { roundId: opened.round.roundId, stage: 1, choice: 3 };
    const { round } = await house.post("step", step, token);
    const [first, pick] = table.outcome.stages;
    expect(round).toMatchObject({ status: "SETTLED", stages: [first, { ...pick, picked: 3 }] });
    expect((await house.post("step", step, token)).round).toEqual(round);
    await checkEnd(table, { status: "SETTLED", picked: 3 });
  });

  it("X-15, GM-34: a bet that the wallet took and the house never heard of opens its round, with the same outcome", async () => {
    const table = await sitDown("lantern-calm", isFeature);
    expect(await killAt(hold("bet", "after"), spin(table))).toBe("BETTING");
    const { token } = await launch(table.code);
    const getRound = async () => (await house.post("state", {}, token)).round;
    let round = await getRound();
    for (; round?.status === "BETTING"; round = await getRound()) await wait(20);
    expect(round).toMatchObject({ status: "OPEN", next: "pick", stages: table.outcome.stages.slice(0, 1) });
    await house.post("step", { roundId: round?.roundId, stage: 1, choice: 1 }, token);
    await checkEnd(table, { status: "SETTLED", picked: 1 });
  });

  it("X-15, GM-34: a bet that never arrived is void, and the stake is the player's", async () => {
    const table = await sitDown("lantern-calm", isFeature);
    expect(await killAt(hold("bet", "before"), spin(table))).toBe("BETTING");
    await waitUntilDone(table.code);
    await checkEnd(table, { status: "VOID", picked: null });
  });

  it.each(["after", "before"] as const)("GM-34: a win (killed %s the wallet acted) is paid once", async (when) => {
    const table = await sitDown("lantern-calm", isFeature);
    const { round } = await spin(table);
    const step = { roundId: round.roundId, stage: 1, choice: 2 };
    const reached = hold("win", when);
    expect(await killAt(reached, house.post("step", step, table.token))).toBe("PAYING");
    await waitUntilDone(table.code);
    await checkEnd(table, { status: "SETTLED", picked: 2 });
  });

  it("GM-34: an instant round that the wallet settled and the house never heard of is settled as it was", async () => {
    const table = await sitDown("classic-calm", isWin);
    expect(await killAt(hold("betwin", "after"), spin(table))).toBe("BETTING");
    await waitUntilDone(table.code);
    await checkEnd(table, { status: "SETTLED", picked: null });
  });
});
