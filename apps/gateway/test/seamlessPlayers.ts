import { randomUUID } from "node:crypto";
import type { GameServer } from "./gameServer.ts";
import type { TestApp } from "./openTestApp.ts";
import { openAurelune, type Visitor } from "./visitor.ts";

/** What one bet of these tests takes, in units of the ledger. */
export const stake = 10_000_000;

/** Players of a gateway, and the calls that a game server makes for them. */
export function createSeamlessPlayers(app: TestApp, server: GameServer) {
  let players = 0;

  async function openSession(visitor: Visitor, mode: "REAL" | "DEMO" = "REAL") {
    const { game_url: url = "" } = await visitor.launchFirst(mode);
    const answer = await server.call("session", { token: new URL(url).searchParams.get("t") });
    if (answer.status !== "OK") throw new Error(answer.status);
    const { sessionId, currency } = answer.session;
    const gameCode = url.split("/play/")[1]?.split("?")[0] ?? "";
    const round = (roundId: string = randomUUID()) => ({ sessionId, roundId, gameCode, currency });
    return { ...answer.session, gameCode, round, url };
  }

  async function openPlayer() {
    players += 1;
    const visitor = openAurelune(app);
    const userName = `player${String(players).padStart(3, "0")}x`;
    await visitor.registerAs(userName);
    return { visitor, userName, ...(await openSession(visitor)) };
  }

  const bet = (round: object, txId: string = randomUUID(), amount = stake) =>
    server.call("bet", { ...round, txId, amount });
  const win = (round: object, amount: number, more: object = {}) =>
    server.call("win", { ...round, txId: randomUUID(), amount, roundClosed: true, kind: "WIN", ...more });
  const rollback = (
    { sessionId, roundId }: { sessionId: string; roundId: string },
    betTxId: string,
    txId: string = randomUUID(),
  ) => server.call("rollback", { sessionId, roundId, betTxId, txId, reason: "test" });
  const balance = async (sessionId: string) => Number((await server.call("balance", { sessionId })).balance);

  return { openSession, openPlayer, bet, win, rollback, balance };
}

/** What {@link createSeamlessPlayers} makes. */
export type SeamlessPlayers = ReturnType<typeof createSeamlessPlayers>;
