import type { FastifyBaseLogger } from "fastify";
import { ConfigError, type Config } from "../../config.ts";
import { createProcessState } from "./createProcessState.ts";
import { openRedisState } from "./openRedisState.ts";
import type { ShortLivedState } from "./ShortLivedState.ts";
import { StateUnavailableError } from "./StateUnavailableError.ts";

/** The store that the settings name: a server, or this process alone. @throws ConfigError when the server does not answer */
export async function openShortLivedState({ redisUrl }: Config, log: FastifyBaseLogger): Promise<ShortLivedState> {
  try {
    const state = redisUrl === undefined ? createProcessState() : await openRedisState(redisUrl, log);
    log.info({ store: state.store }, "short-lived state");
    return state;
  } catch (error) {
    // The address may hold a password: only the setting is named.
    throw error instanceof StateUnavailableError
      ? new ConfigError(`REDIS_URL: no answer from the server there: ${error.message}`)
      : error;
  }
}
