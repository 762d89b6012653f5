import { createHmac, randomUUID } from "node:crypto";
import { type ProviderAnswer, toSummaryText } from "@marquee/contract";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createGameServer, type GameServer } from "../../../test/gameServer.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { openAurelune } from "../../../test/visitor.ts";
import { openWallet } from "../../../test/wallet.ts";
import { findGameSession } from "./gameSessionStore.ts";
import { moveMoney } from "./moveMoney.ts";

const stake = 10_000_000;
const times = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

describe("/transactions", () => {
  let app: TestApp;
  let server: GameServer;

  beforeAll(async () => {
    app = await openTestApp();
    server = createGameServer(app, app.houseSecret);
  });
  afterAll(() => app.close());

  async function openPlayer(name: string) {
    const visitor = openAurelune(app);
    await visitor.registerAs(name);
    return openWallet(server, visitor);
  }

  /** Lets the clock move on: a window ends before the millisecond in which it is asked for. */
  async function passMillisecond(): Promise<void> {
    for (const now = Date.now(); Date.now() <= now;) await new Promise((resolve) => setImmediate(resolve));
  }

  /** Asks as game servers do: again while it is told that something is still under way, which on a busy machine takes its time. */
  async function ask(request: object) {
    for (;;) {
      const answer: ProviderAnswer<"transactions"> = await server.call("transactions", request);
      if (answer.status === "OK") return answer;
      if (answer.status !== "TIMEOUT") throw new Error(answer.status);
    }
  }

  async function listAll(from: number, to: number) {
    await passMillisecond();
    const listed: string[] = [];
    let [cursor, summary, pages]: [string | undefined, unknown, number] = [undefined, undefined, 0];
    do {
      const answer = await ask({ from, to, ...(cursor === undefined ? {} : { cursor }) });
      listed.push(...answer.transactions.map(({ txId }) => txId));
      summary ??= answer.summary;
      cursor = answer.nextCursor;
      pages += 1;
    } while (cursor !== undefined);
    return { listed, summary, pages };
  }

  it("lists what was under way when it was asked, or says that it is to be asked again", async () => {
    const player = await openPlayer("listed01x");
    const from = Date.now() - 1000;
    const known: string[] = [];
    const seen = new Set<string>();
    let start = from;
    // Consecutive windows while bets continue: what is missing in one must be in the next.
    for (const _ of times(20)) {
      const bets = times(10).map(async () => {
        const txId = randomUUID();
        await player.bet(randomUUID(), stake, txId);
        known.push(txId);
      });
      const answer = await ask({ from: start, to: Date.now() + 60_000 });
      if (answer.summary === undefined) throw new Error("no summary");
      expect(answer.transactions.every(({ txId }) => !seen.has(txId))).toBe(true);
      for (const { txId } of answer.transactions) seen.add(txId);
      start = answer.summary.to;
      await Promise.all(bets);
    }
    const { listed } = await listAll(start, Date.now() + 1000);
    for (const txId of listed) seen.add(txId);
    expect(known.filter((txId) => !seen.has(txId))).toEqual([]);
  });

  it("pages of a window hold each transaction once, under one summary signed with the current secret", async () => {
    const player = await openPlayer("listed02x");
    const from = Date.now();
    const bets: string[] = [];
    for (const _ of times(21)) {
      const some = times(50).map(() => randomUUID());
      const answers = await Promise.all(some.map((txId) => player.bet(txId, 10_000, txId)));
      expect(answers.every(({ balance }) => balance !== undefined)).toBe(true);
      bets.push(...some);
    }
    const { listed, summary, pages } = await listAll(from, Date.now() + 1_000);
    expect(pages).toBe(3);
    expect(listed.toSorted()).toEqual(bets.toSorted());
    const current = app.secrets.providers.get("MARQ")?.[0] ?? "";
    const { to: end, count, totals, signature } = Object(summary);
    expect(count).toBe(1_050);
    expect(signature).toBe(
      createHmac("sha256", current)
        .update(toSummaryText(from, end, count, totals))
        .digest("hex"),
    );
  });

  it("a window that is turned round or longer than 31 days is refused by name", async () => {
    for (const [from, to] of [
      [2, 1],
      [0, 8.64e15],
      [0, 31 * 86_400_000 + 1],
    ]) {
      expect(await server.call("transactions", { from, to })).toMatchObject({ status: "INVALID_REQUEST", field: "to" });
    }
  });

  it("while a money move is not committed the list waits for it, and then holds it", async () => {
    const player = await openPlayer("listed03x");
    const from = Date.now();
    const [txId, held, begun] = [randomUUID(), Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { db } = app.services;
    const session = await findGameSession(db, "MARQ", player.sessionId);
    if (session === undefined) throw new Error("no session");
    const body = {
      sessionId: session.id,
      requestId: txId,
      txId,
      roundId: txId,
      gameCode: session.game_code,
      amount: stake,
      currency: "VND",
    };
    const move = db.transaction().execute(async (tx) => {
      await moveMoney(tx, "MARQ", { name: "bet", body }, () => true);
      begun.resolve();
      await held.promise;
    });
    await begun.promise;
    const asked = server.call("transactions", { from, to: Date.now() + 1000 });
    // The embedded database has one connection, so there the list itself waits.
    const early = inject("testSource").kind === "postgres" ? (await asked).status : "TIMEOUT";
    held.resolve();
    await move;
    expect(early).toBe("TIMEOUT");
    await asked;
    expect((await listAll(from, Date.now() + 1000)).listed).toContain(txId);
  });
});
