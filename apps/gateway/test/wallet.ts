import { randomUUID } from "node:crypto";
import type { LaunchRequest } from "@marquee/contract";
import type { GameServer } from "./gameServer.ts";
import type { Visitor } from "./visitor.ts";

/** A player's game session, as its game server plays in it. */
export async function openWallet(
  server: GameServer,
  visitor: Visitor,
  mode: "REAL" | "DEMO" = "REAL",
  more: Partial<LaunchRequest> = {},
) {
  const { game_url: url = "" } = await visitor.launchFirst(mode, more);
  const answer = await server.call("session", { token: new URL(url).searchParams.get("t") });
  if (answer.status !== "OK") throw new Error(answer.status);
  const { sessionId, currency, limits, playerId } = answer.session;
  const common = { sessionId, currency, gameCode: url.split("/play/")[1]?.split("?")[0] ?? "" };
  return {
    sessionId,
    gameCode: common.gameCode,
    playerId,
    limits,
    bet: (roundId: string, amount: number, txId: string = randomUUID()) =>
      server.call("bet", { ...common, roundId, txId, amount }),
    betwin: (roundId: string, amount: number, winAmount: number) =>
      server.call("betwin", { ...common, roundId, txId: randomUUID(), amount, winAmount }),
    win: (roundId: string, amount: number, more: object = {}) =>
      server.call("win", { ...common, roundId, txId: randomUUID(), amount, roundClosed: true, kind: "WIN", ...more }),
    rollback: (roundId: string, betTxId: string) =>
      server.call("rollback", { sessionId, roundId, betTxId, txId: randomUUID(), reason: "test" }),
    round: (roundId: string) => server.call("round", { sessionId, roundId }),
    /** The highest stake that a bonus allows, as games are told it. */
    maxStake: async () => (await server.call("balance", { sessionId })).maxStake,
    /** Exact at any size, in 1/10,000 of the unit. */
    balance: async () => BigInt((await server.call("balance", { sessionId })).balance ?? -1),
  };
}
