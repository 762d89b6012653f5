import { randomUUID } from "node:crypto";
import { type GameRoundState, gameRoundStates, transition } from "@marquee/contract";
import { transact } from "@marquee/database";
import { toHistories } from "@marquee/histories";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGameServer, type GameServer } from "../../../test/gameServer.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { openAurelune } from "../../../test/visitor.ts";
import { openWallet } from "../../../test/wallet.ts";
import { findGameSession } from "./gameSessionStore.ts";
import { finishMoneyCall } from "./moneyCallStore.ts";
import { noMoney } from "./toPostings.ts";
import { toRoundStates } from "./toRoundStates.ts";

const stake = 10_000_000;
const { options, timeout } = toHistories(1_000);

describe("the states of a round", () => {
  let app: TestApp;
  let server: GameServer;
  let wallet: Awaited<ReturnType<typeof openWallet>>;

  beforeAll(async () => {
    app = await openTestApp();
    server = createGameServer(app, app.houseSecret);
    const visitor = openAurelune(app);
    await visitor.registerAs("states01x");
    wallet = await openWallet(server, visitor);
  });
  afterAll(() => app.close());

  /** `txId` is the bet's own, or the bet that a rollback names. A win is of a kind that needs no bet. */
  const send = async (name: string, roundId: string, txId: string) => {
    if (name === "bet") return wallet.bet(roundId, stake, txId);
    if (name === "betwin") return wallet.betwin(roundId, stake, stake);
    if (name === "rollback") return wallet.rollback(roundId, txId);
    return wallet.win(roundId, 1, { kind: "PROMO", roundClosed: name === "lastWin" });
  };

  it(
    "are what the contract's table says after any calls in any order, and so are the answers",
    async () => {
      const events = fc.array(fc.constantFrom("bet", "win", "lastWin", "betwin", "rollback"), {
        minLength: 1,
        maxLength: 8,
      });
      const walk = async (names: readonly ("bet" | "win" | "lastWin" | "betwin" | "rollback")[]): Promise<void> => {
        // Enough for a bet each time.
        expect((await wallet.win(randomUUID(), names.length * stake, { kind: "PROMO" })).status).toBe("OK");
        const roundId = randomUUID();
        let state: GameRoundState = gameRoundStates.initial;
        // Bets that stand: those paid by a win can no longer be rolled back.
        let [unpaid, paid]: [readonly string[], number] = [[], 0];
        for (const name of names) {
          const txId = name === "rollback" ? unpaid.at(-1) : randomUUID();
          if (txId === undefined) continue;
          const { status } = await send(name, roundId, txId);
          const next = transition(gameRoundStates, state, name);
          expect(status === "OK", `${name} in ${state}: ${status}`).toBe(next !== null);
          if (next === null) {
            expect(status).toBe(
              state === "CLOSED" && name === "rollback"
                ? "ALREADY_SETTLED"
                : state === "ROLLED_BACK"
                  ? "ROLLED_BACK"
                  : "ROUND_CLOSED",
            );
            continue;
          }
          if (name === "bet") unpaid = [...unpaid, txId];
          else if (name === "rollback") unpaid = unpaid.slice(0, -1);
          else [unpaid, paid] = [[], paid + unpaid.length];
          const isUndone = name === "rollback" && unpaid.length + paid === 0;
          state = (isUndone ? transition(gameRoundStates, next, "lastRollback") : null) ?? next;
          expect(await wallet.round(roundId)).toMatchObject({ status: "OK", round: { state } });
        }
      };
      await fc.assert(fc.asyncProperty(events, walk), options);
    },
    timeout,
  );

  it.each([
    ["new", [], { bet: "OK", win: "OK", lastWin: "OK", betwin: "OK" }],
    ["open", ["bet"], { bet: "OK", win: "OK", lastWin: "OK", betwin: "ROUND_CLOSED" }],
    [
      "closed",
      ["bet", "lastWin"],
      { bet: "ROUND_CLOSED", win: "ROUND_CLOSED", lastWin: "ROUND_CLOSED", betwin: "ROUND_CLOSED" },
    ],
    ["rolled back", ["bet", "rollback"], { bet: "OK", win: "ROLLED_BACK", lastWin: "ROLLED_BACK", betwin: "OK" }],
  ] as const)("contract 3.12.3: what each call is answered in a round that is %s", async (_, before, answers) => {
    for (const [name, status] of Object.entries(answers)) {
      const [roundId, betTxId] = [randomUUID(), randomUUID()];
      for (const step of before) expect((await send(step, roundId, betTxId)).status).toBe("OK");
      expect((await send(name, roundId, randomUUID())).status, name).toBe(status);
    }
  });

  it("change only from where the rules saw them: who comes second is told, and nothing of it is kept", async () => {
    const roundId = randomUUID();
    const session = await findGameSession(app.services.db, "MARQ", wallet.sessionId);
    if (session === undefined) throw new Error("no session");
    const call = {
      name: "win",
      body: {
        sessionId: session.id,
        requestId: "q",
        txId: randomUUID(),
        roundId,
        gameCode: session.game_code,
        amount: 1,
        currency: session.currency,
        roundClosed: true,
        kind: "WIN",
      },
    } as const;
    const advance = (from: GameRoundState) =>
      transact(app.services.db, async (tx) => {
        const rest = {
          kind: "win",
          txId: randomUUID(),
          roundId,
          betTxId: null,
          gameCode: session.game_code,
          digest: "d",
          amount: 1n,
          winAmount: null,
        } as const;
        const none = { status: "OK", note: null, postings: [], ref: "r", dayWon: 0n, dayCeiling: 0n } as const;
        const bonus = { stake: noMoney.stake, win: noMoney.win, bonusId: null };
        return finishMoneyCall(tx, session, { ...rest, ...none, ...bonus, states: toRoundStates(call, from) });
      });
    expect((await wallet.bet(roundId, stake)).status).toBe("OK");
    await expect(advance("NEW")).rejects.toThrow(`round ${roundId} is no longer in state NEW`);
    expect((await advance("OPEN")).status).toBe("OK");
    await expect(advance("OPEN")).rejects.toThrow(`round ${roundId} is no longer in state OPEN`);
    expect(() => toRoundStates(call, "CLOSED")).toThrow(`round ${roundId}: "lastWin" does not happen in state CLOSED`);
    expect(await wallet.round(roundId)).toMatchObject({ round: { state: "CLOSED" } });
  });
});
