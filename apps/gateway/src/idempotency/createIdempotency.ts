import { createHmac, hkdfSync } from "node:crypto";
import type { Endpoint } from "@marquee/contract";
import { transact } from "@marquee/database";
import type { Db } from "../db/Db.ts";
import type { Call } from "../http/Call.ts";
import { Refusal } from "../http/Refusal.ts";
import type { IdempotentRoute, Outcome } from "../http/route.ts";
import { type CallKey, claimCall, findAnswer, keepAnswer } from "./idempotentAnswerStore.ts";
import { toBodyHash } from "./toBodyHash.ts";

type Row = Pick<Endpoint<never>, "name" | "token" | "proofFields">;

/** Runs the handler of an idempotent row once for each key. */
export interface Idempotency {
  /**
   * The value of the row. Without a key the effect simply runs. With one, the first call runs it; the same call sent
   * again or at the same time, here or at another gateway, waits for it and gets an answer made from what was stored.
   *
   * @throws Refusal `idempotency.conflict` for another body under the same key; refusals of the handler are not remembered
   */
  readonly run: (
    row: Row,
    route: IdempotentRoute,
    call: Omit<Call, "intent">,
    key: string | undefined,
    request: object,
  ) => Promise<unknown>;
}

interface Flight {
  readonly bodyHash: string;
  readonly outcome: Promise<Outcome>;
}

/** Idempotent calls on a database; gateways that share `secret` recognise each other's bodies. */
export function createIdempotency(db: Db, secret: string): Idempotency {
  const bodySecret = Buffer.from(hkdfSync("sha256", secret, "", "bodies of idempotent calls", 32));
  const intentSecret = Buffer.from(hkdfSync("sha256", secret, "", "secrets of intents", 32));
  // Calls with one key in this process: only the first takes a connection; the others wait without one.
  const flights = new Map<string, Flight>();

  function requireSameBody(bodyHash: string, other: string): void {
    if (bodyHash !== other) throw new Refusal("idempotency.conflict");
  }

  async function act(
    callKey: CallKey,
    bodyHash: string,
    begin: () => Promise<(tx: Db) => Promise<Outcome>>,
  ): Promise<Outcome> {
    const kept = await findAnswer(db, callKey);
    if (kept !== undefined) {
      requireSameBody(kept.bodyHash, bodyHash);
      return kept.outcome;
    }
    const effect = await begin();
    return transact(db, async (tx) => {
      if (await claimCall(tx, callKey, bodyHash)) {
        const outcome = await effect(tx);
        await keepAnswer(tx, callKey, outcome);
        return outcome;
      }
      // Another gateway was first and has finished.
      const other = await findAnswer(tx, callKey);
      if (other === undefined) throw new Refusal("server.busy", { retryAfter: 1 });
      requireSameBody(other.bodyHash, bodyHash);
      return other.outcome;
    });
  }

  async function join(
    callKey: CallKey,
    bodyHash: string,
    begin: () => Promise<(tx: Db) => Promise<Outcome>>,
  ): Promise<Outcome> {
    const id = JSON.stringify(callKey);
    for (let flight = flights.get(id); flight !== undefined; flight = flights.get(id)) {
      if (flight.bodyHash === bodyHash) return flight.outcome;
      // Whether a different body conflicts is known only once the first call has succeeded or failed.
      await flight.outcome.catch(() => {});
    }
    const outcome = act(callKey, bodyHash, begin).finally(() => flights.delete(id));
    flights.set(id, { bodyHash, outcome });
    return outcome;
  }

  return {
    async run(row, route, common, key, request) {
      if (key === undefined) {
        const call = { ...common, intent: undefined };
        const effect = await route.begin(call, request);
        return route.answer(call, request, await transact(db, effect));
      }
      // Where a row requires no session, the caller may have lost it by the next attempt.
      const owner = row.token === "required" ? (common.session?.memberId ?? "") : "";
      const callKey: CallKey = { tenantId: common.tenant.id, owner, row: row.name, key };
      const bodyHash = toBodyHash(bodySecret, request, row.proofFields);
      const createSecret = (purpose: string): string =>
        createHmac("sha256", intentSecret)
          .update(JSON.stringify([callKey, bodyHash, purpose]))
          .digest("base64url");
      const call = { ...common, intent: { key: `${row.name} ${owner} ${key}`, createSecret } };
      const outcome = await join(callKey, bodyHash, () => route.begin(call, request));
      return route.answer(call, request, outcome);
    },
  };
}
