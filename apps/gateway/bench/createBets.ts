import { randomUUID } from "node:crypto";
import { providerBase } from "@marquee/contract";
import { toSignedHeaders } from "../test/gameServer.ts";
import type { Player } from "./openPlayers.ts";

/** The lowest stake in VND, in 1/10,000 of the unit. */
const amount = 10_000_000;

/** Bets of the players in turn, each of a new round, signed as their game server signs them: whole requests. */
export function createBets(players: readonly Player[], secret: string): () => string {
  let made = 0;
  return () => {
    const { sessionId, gameCode } = players[made % players.length] ?? {};
    made += 1;
    const body = JSON.stringify({
      requestId: randomUUID(),
      sessionId,
      gameCode,
      roundId: randomUUID(),
      txId: randomUUID(),
      amount,
      currency: "VND",
    });
    const headers = {
      host: "127.0.0.1",
      "content-length": `${Buffer.byteLength(body)}`,
      ...toSignedHeaders("bet", body, { secret }),
    };
    const lines = [
      `POST ${providerBase}/bet HTTP/1.1`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ];
    return `${lines.join("\r\n")}\r\n\r\n${body}`;
  };
}
