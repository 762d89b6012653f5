import { randomBytes } from "node:crypto";
import { getProviderStatus } from "@marquee/contract";
import type { OpenAnswer } from "../../api/GameApi.ts";
import { createUuidv7 } from "../createUuidv7.ts";
import type { House } from "../House.ts";
import { RefusedError } from "../RefusedError.ts";
import { getState } from "./getState.ts";
import { toTokenHash } from "./sessionStore.ts";

/** What a launch brings along in its address. */
export type Launch = { readonly launchToken: string; readonly gameCode: string };

/**
 * Exchanges the launch token for a session of this game (contract 3.12.4). The client's token is stored as a hash.
 * @throws RefusedError launch.invalid (used, late or unknown token), wallet.unavailable
 */
export async function openSession(house: House, { launchToken, gameCode }: Launch): Promise<OpenAnswer> {
  const answer = await house.provider.call("session", { token: launchToken });
  if (!getProviderStatus(answer.status).final) throw new RefusedError("wallet.unavailable");
  if (answer.status !== "OK") throw new RefusedError("launch.invalid", "token");
  const { session } = answer;
  const token = randomBytes(32).toString("base64url");
  const stored = await house.db
    .insertInto("sessions")
    .values({
      id: createUuidv7(),
      token_hash: toTokenHash(token),
      provider_session: session.sessionId,
      player_id: session.playerId,
      nickname: session.nickname,
      currency: session.currency,
      mode: session.mode,
      jurisdiction: session.jurisdiction,
      min_bet: BigInt(session.limits.minBet),
      max_bet: BigInt(session.limits.maxBet),
      max_win: BigInt(session.limits.maxWin),
      game_code: gameCode,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { token, state: await getState(house, stored) };
}
