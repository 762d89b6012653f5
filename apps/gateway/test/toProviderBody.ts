import { randomUUID } from "node:crypto";
import { encodeCursor } from "../src/http/cursor.ts";

/** A body with these fields that the wallet of game providers takes. */
export function toProviderBody(sessionId: string, gameCode: string, fields: readonly string[]): object {
  const known = {
    requestId: "r",
    sessionId,
    roundId: randomUUID(),
    gameCode,
    currency: "VND",
    txId: randomUUID(),
    amount: 1e15,
    winAmount: 1,
    roundClosed: true,
    kind: "WIN",
    betTxId: randomUUID(),
    reason: "r",
    token: "x".repeat(20),
    from: 0,
    to: 1,
    // Of a list's first page the gateway makes sure that nothing is under way: what other tests of the server run would hold it up each time.
    cursor: encodeCursor({ to: 1, micros: "1", tenant: "aurelune", txId: "x" }),
  };
  return Object.fromEntries(Object.entries(known).filter(([field]) => fields.includes(field)));
}
