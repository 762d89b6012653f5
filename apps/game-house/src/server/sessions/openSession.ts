import { randomBytes } from "node:crypto";
import { getProviderStatus, type ProviderGame } from "@marquee/contract";
import type { OpenAnswer } from "../../api/GameApi.ts";
import { toGame } from "../../maths/toGame.ts";
import { createUuidv7 } from "../createUuidv7.ts";
import type { House } from "../House.ts";
import { Refusal } from "../Refusal.ts";
import { getUnfinishedRound } from "../rounds/roundStore.ts";
import { getState } from "./getState.ts";
import { replaceSessions, toTokenHash } from "./sessionStore.ts";

/** What a launch brings along in its address; what is played is the gateway's word alone. */
export type Launch = { readonly launchToken: string; readonly gameCode: string };

/** A record of a game that the house has, with the return that lists tell: anything else is no game of this house. */
function requireGame({ report }: House, record: ProviderGame | undefined): ProviderGame {
  const game = record && toGame(record);
  if (record !== undefined && game?.model.rtp === record.rtp) return record;
  report(
    { game: record?.code ?? "", model: record?.model ?? "", theme: record?.theme ?? "", rtp: `${record?.rtp ?? ""}` },
    "a game was launched that the house cannot play",
  );
  throw new Refusal("game.unknown");
}

/**
 * Exchanges the launch token for a session of the game that the gateway has on record (contract 3.12.4, decision 039). The
 * client's token is stored as a hash.
 * @throws Refusal launch.invalid (used, late or unknown token, another game's page), game.unknown (a record that the house
 * cannot play, or none), wallet.unavailable
 */
export async function openSession(house: House, { launchToken, gameCode }: Launch): Promise<OpenAnswer> {
  const answer = await house.provider.call("session", { token: launchToken });
  if (!getProviderStatus(answer.status).final) throw new Refusal("wallet.unavailable");
  if (answer.status !== "OK") throw new Refusal("launch.invalid", "token");
  const { session } = answer;
  const game = requireGame(house, session.game);
  if (game.code !== gameCode) throw new Refusal("launch.invalid", "gameCode");
  const unfinished = await getUnfinishedRound(house.db, {
    player_id: session.playerId,
    game_code: game.code,
    mode: session.mode,
  });
  const model = unfinished?.model ?? game.model;
  await replaceSessions(house.db, { player_id: session.playerId, game_code: game.code, mode: session.mode });
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
      game_code: game.code,
      theme: game.theme,
      model,
      finishes_only: model !== game.model,
      play_session: session.playSession ?? session.sessionId,
      ...(session.timeZone === undefined ? {} : { time_zone: session.timeZone }),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { token, state: await getState(house, stored) };
}
