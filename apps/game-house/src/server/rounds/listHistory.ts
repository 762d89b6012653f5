import type { HistoryAnswer, ReplayAnswer } from "../../api/GameApi.ts";
import type { House } from "../House.ts";
import { Refusal } from "../Refusal.ts";
import type { Session } from "../sessions/sessionStore.ts";
import { getRound } from "./roundStore.ts";
import { toRoundView } from "./toRoundView.ts";

const pageSize = 20;

/** The player's rounds of this game, newest first. `before` is the id at the end of the page before. */
export async function listHistory({ db }: House, session: Session, before: string | undefined): Promise<HistoryAnswer> {
  const query = db
    .selectFrom("rounds")
    .selectAll()
    .where("player_id", "=", session.player_id)
    .where("game_code", "=", session.game_code)
    .where("mode", "=", session.mode)
    .orderBy("id", "desc")
    .limit(pageSize + 1);
  const rows = await (before === undefined ? query : query.where("id", "<", before)).execute();
  const rounds = rows.slice(0, pageSize).map((row) => {
    const { roundId, gameCode, status, stake, win, startedAt } = toRoundView(row);
    return { roundId, gameCode, status, stake, win, startedAt };
  });
  const last = rounds.at(-1);
  return rows.length > pageSize && last ? { rounds, before: last.roundId } : { rounds };
}

/**
 * One of the player's rounds as it was shown, and what proves it.
 * @throws Refusal round.unknown
 */
export async function getReplay({ db }: House, session: Session, roundId: string): Promise<ReplayAnswer> {
  const round = await getRound(db, session.player_id, roundId);
  if (!round) throw new Refusal("round.unknown", "roundId");
  const seed = await db
    .selectFrom("seeds")
    .selectAll()
    .where("id", "=", round.seed_id)
    .$narrowType<{ client_seed: string }>()
    .executeTakeFirstOrThrow();
  return {
    round: toRoundView(round),
    proof: {
      commit: seed.server_commit,
      clientSeed: seed.client_seed,
      nonce: round.nonce,
      ...(seed.revealed_at === null ? {} : { serverSeed: seed.server_seed }),
      gameVersion: round.game_version,
      model: round.model,
      modelVersion: round.model_version,
      rtp: round.rtp,
    },
  };
}
