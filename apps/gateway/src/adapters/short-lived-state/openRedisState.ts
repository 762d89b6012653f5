import { Redis } from "iovalkey";
import type { FastifyBaseLogger } from "fastify";
import type { ShortLivedState, StateKind } from "./ShortLivedState.ts";
import { StateUnavailableError } from "./StateUnavailableError.ts";

const prefix = "marquee:";
/** A command that takes longer has failed: no call waits longer for the store. */
const commandTimeout = 500;
/** A connection without an answer for this long is replaced. */
const socketTimeout = 2_000;
const connectTimeout = 2_000;
/** After a failure the server is not asked for this long: calls would wait for their time-outs one after another. */
const pause = 1_000;
const longestRetryDelay = 1_000;

/** Counts a call; the first one starts the window. Answers the seconds to wait. */
const countScript = `
local used = redis.call("INCR", KEYS[1])
if used == 1 then redis.call("PEXPIRE", KEYS[1], ARGV[2]) end
if used <= tonumber(ARGV[1]) then return 0 end
return math.max(1, math.ceil(redis.call("PTTL", KEYS[1]) / 1000))`;

/** Keeps the first holder of a key. Answers 1 to that one. */
const claimScript = `
local first = redis.call("GET", KEYS[1])
if first then return first == ARGV[1] and 1 or 0 end
redis.call("SET", KEYS[1], ARGV[1], "PX", ARGV[2])
return 1`;

const toKey = (kind: StateKind | "rate", key: string): string => `${prefix}${kind}:${key}`;

const toReason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function createClient(url: string): Redis {
  return new Redis(url, {
    lazyConnect: true,
    connectTimeout,
    commandTimeout,
    socketTimeout,
    retryStrategy: (times) => Math.min(times * 50, longestRetryDelay),
    // Commands neither wait for a connection nor are sent twice: their callers have been refused by then.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
  });
}

/**
 * Short-lived state on a Redis or Valkey server, shared by all gateways that name it.
 *
 * @throws StateUnavailableError when the server does not answer at the start
 */
export async function openRedisState(url: string, log: FastifyBaseLogger): Promise<ShortLivedState> {
  const client = createClient(url);
  let fault: string | undefined;
  let pausedUntil = 0;

  function noteFault(error: unknown): void {
    if (fault === undefined) log.error({ reason: toReason(error) }, "the store of short-lived state does not answer");
    fault = toReason(error);
  }

  function noteAnswer(): void {
    if (fault !== undefined) log.info("the store of short-lived state answers again");
    fault = undefined;
    pausedUntil = 0;
  }

  async function ask<Value>(command: () => Promise<Value>): Promise<Value> {
    if (pausedUntil > Date.now()) throw new StateUnavailableError(fault);
    try {
      const value = await command();
      noteAnswer();
      return value;
    } catch (error) {
      pausedUntil = Date.now() + pause;
      noteFault(error);
      // The library's own error holds the command with its keys and values, which no log may show.
      throw new StateUnavailableError(toReason(error));
    }
  }

  client.on("error", noteFault);
  try {
    await client.connect();
  } catch (error) {
    client.disconnect();
    throw new StateUnavailableError(fault ?? toReason(error));
  }
  client.on("ready", noteAnswer);

  return {
    store: "redis",
    isUp: () => fault === undefined,
    set: async (kind, key, text, milliseconds) =>
      void (await ask(() => client.set(toKey(kind, key), text, "PX", milliseconds))),
    get: async (kind, key) => (await ask(() => client.get(toKey(kind, key)))) ?? undefined,
    claim: async (kind, key, holder, milliseconds) =>
      (await ask(() => client.eval(claimScript, 1, toKey(kind, key), holder, milliseconds))) === 1,
    count: async (subject, { calls, seconds }) =>
      Number(await ask(() => client.eval(countScript, 1, toKey("rate", subject), calls, seconds * 1_000))),
    close: () => client.disconnect(),
  };
}
