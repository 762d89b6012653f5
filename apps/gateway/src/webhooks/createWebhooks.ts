import { randomInt, randomUUID } from "node:crypto";
import { transact } from "@marquee/database";
import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../db/Db.ts";
import { seal, unseal } from "../secrets/seal.ts";
import type { TenantRegistry } from "../tenants/tenantRegistry.ts";
import { isRefusedForGood, toPause } from "./toPause.ts";
import type { UrlRules } from "./checkUrl.ts";
import { type Answered, openWebhookPost } from "./postWebhook.ts";
import { signWebhook } from "./signWebhook.ts";
import { toWebhookBody } from "./toWebhookBody.ts";
import {
  findNextDelivery,
  type HeldWebhook,
  keepHold,
  type NextDelivery,
  queueNewEvents,
  releaseWebhook,
  storeAttempt,
  takeDueWebhooks,
  type TryOutcome,
} from "./webhookQueueStore.ts";

/** Delivers events to merchants' endpoints, in order at each (X-64, decision 069). */
export interface Webhooks {
  readonly rules: UrlRules;
  /** Seals a secret of an endpoint, so that who reads the database cannot sign. */
  readonly sealSecret: (id: string, secret: string) => string;
  /** Delivers what is due, until nothing more is. */
  readonly deliver: () => Promise<void>;
  /** Looks for something due now, without waiting for the next look; it does nothing at a gateway that runs no jobs. */
  readonly wake: () => void;
  readonly close: () => Promise<void>;
}

/** So many endpoints are delivered to at a time, by each gateway. */
const mostEndpoints = 20;
/** An endpoint is given back after so many deliveries, or so many milliseconds: others of the same gateway have their turn. */
const [turnDeliveries, turnTime] = [10, 2_000];
/** The longest that an event waits for its first try. In milliseconds. */
const lookInterval = 1_000;
/** After a fault of the gateway's own, such as a secret that does not open. In seconds. */
const faultPause = 60;
/** Looks that are asked for share one. */
const wakeInterval = 100;

const toPurpose = (id: string): string => `webhook ${id}`;

/** What follows from the answer to a try; pauses differ a little, so that receivers that failed together are not asked together. */
function toOutcome({ failure, status, retryAfter }: Answered, { tries, isLate }: NextDelivery): TryOutcome {
  if (failure === null) return { state: "DELIVERED", pause: 0 };
  if (isRefusedForGood(status))
    return { state: "FAILED", pause: 0, off: "The receiver answered 410: it wants no more events." };
  const pause = toPause(tries + 1);
  if (pause === undefined || isLate) return { state: "FAILED", pause: 0 };
  const asked = Math.min(retryAfter ?? 0, 3_600);
  return { state: "WAITING", pause: Math.max(asked, (pause * randomInt(80, 121)) / 100) };
}

/** Opens the delivery; with `isWorker` it looks for due events by itself. */
export function createWebhooks({
  db,
  tenantRegistry,
  secret,
  rules,
  isWorker,
  log,
  most = mostEndpoints,
}: {
  readonly db: Db;
  readonly tenantRegistry: Pick<TenantRegistry, "getById">;
  /** Seals the endpoints' secrets. */
  readonly secret: string;
  readonly rules: UrlRules;
  readonly isWorker: boolean;
  readonly log: FastifyBaseLogger;
  /** How many endpoints it delivers to at a time. */
  readonly most?: number;
}): Webhooks {
  const post = openWebhookPost(rules);
  const running = new Set<Promise<void>>();
  const closing = new AbortController();

  function openSecret(id: string, sealed: string): string {
    const opened = unseal(secret, toPurpose(id), sealed);
    if (opened === undefined) throw new Error(`the secret of webhook ${id} does not open with this gateway's secrets`);
    return opened;
  }

  async function tryOne(held: HeldWebhook, next: NextDelivery): Promise<TryOutcome> {
    const merchant = tenantRegistry.getById(held.tenantId)?.code ?? held.tenantId;
    const body = toWebhookBody(merchant, { ...next, id: next.eventId });
    const timestamp = Math.floor(Date.now() / 1000);
    const secrets = [next.sealedSecret, ...(next.sealedOldSecret === null ? [] : [next.sealedOldSecret])];
    const signature = signWebhook(
      secrets.map((sealed) => openSecret(held.id, sealed)),
      { id: next.eventId, timestamp, body },
    );
    const answered = await post.send(
      next.url,
      {
        "content-type": "application/json; charset=utf-8",
        "user-agent": "Marquee-Webhooks/1",
        "webhook-id": next.eventId,
        "webhook-timestamp": String(timestamp),
        "webhook-signature": signature,
      },
      body,
    );
    const outcome = toOutcome(answered, next);
    await transact(db, (tx) => storeAttempt(tx, held, next.sequence, answered, outcome));
    if (answered.failure !== null)
      log.warn(
        {
          webhook: held.id,
          merchant,
          sequence: next.sequence,
          tries: next.tries + 1,
          state: outcome.state,
          reason: answered.failure,
        },
        "a webhook was not delivered",
      );
    return outcome;
  }

  async function deliverTo(held: HeldWebhook): Promise<void> {
    let pause: number | undefined = faultPause;
    const end = performance.now() + turnTime;
    try {
      for (let turn = 0; turn < turnDeliveries && performance.now() < end && !closing.signal.aborted; turn += 1) {
        const next = await transact(db, async (tx) => {
          if (!(await keepHold(tx, held))) return undefined;
          await queueNewEvents(tx, held);
          return findNextDelivery(tx, held);
        });
        if (next === undefined) break;
        const { state, off } = await tryOne(held, next);
        // The others wait for it.
        if (state === "WAITING" || off !== undefined) break;
      }
      pause = undefined;
    } finally {
      // Otherwise the next look would meet the same fault at once, and again.
      await transact(db, (tx) => releaseWebhook(tx, held, pause));
    }
  }

  function start(held: HeldWebhook): Promise<void> {
    const work = deliverTo(held).catch((error: unknown) =>
      log.error({ err: error, webhook: held.id }, "a webhook could not be delivered"),
    );
    running.add(work);
    return work.finally(() => {
      running.delete(work);
      // Whoever waits for a place has it now; what is left of this one's comes after them.
      if (isWorker) lookSoon();
    });
  }

  async function look(): Promise<readonly Promise<void>[]> {
    const free = most - running.size;
    if (closing.signal.aborted || free <= 0) return [];
    return (await takeDueWebhooks(db, randomUUID(), free)).map(start);
  }

  let looking: Promise<unknown> | undefined;
  function lookSoon(): void {
    looking ??= look()
      .catch((error: unknown) => log.error({ err: error }, "webhooks could not be looked for"))
      .finally(() => {
        looking = undefined;
      });
  }
  const timer = isWorker ? setInterval(lookSoon, lookInterval) : undefined;
  let waking: NodeJS.Timeout | undefined;

  return {
    rules,
    sealSecret: (id, text) => seal(secret, toPurpose(id), text),
    async deliver() {
      for (;;) {
        const started = await look();
        if (started.length === 0) return;
        await Promise.all(started);
      }
    },
    wake() {
      if (isWorker && !closing.signal.aborted)
        waking ??= setTimeout(() => {
          waking = undefined;
          lookSoon();
        }, wakeInterval);
    },
    async close() {
      closing.abort();
      clearInterval(timer);
      clearTimeout(waking);
      await looking;
      await Promise.all(running);
      post.close();
    },
  };
}
