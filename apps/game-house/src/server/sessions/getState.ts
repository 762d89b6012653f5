import { sql } from "kysely";
import type { GameState } from "../../api/GameApi.ts";
import type { House } from "../House.ts";
import { listStakes, toText } from "../money.ts";
import { getUnfinishedRound, getUnseenRound } from "../rounds/roundStore.ts";
import { toRoundView } from "../rounds/toRoundView.ts";
import { keepLimits, type Session } from "./sessionStore.ts";

/** Everything the game shows before a press: balance, stakes, clock, and the round that waits to be finished. */
export async function getState(house: House, session: Session): Promise<GameState> {
  const [answer, round, play, unseen] = await Promise.all([
    house.provider.call("balance", { sessionId: session.provider_session, requestId: crypto.randomUUID() }),
    getUnfinishedRound(house.db, session),
    getPlay(house, session),
    getUnseenRound(house.db, session),
  ]);
  const { max_win: maxWin } = session;
  // The operator may have set other stakes since the session began: from here on the next spin is judged by them.
  const limits = await keepLimits(house.db, session, answer.limits);
  return {
    ...(answer.balance === undefined ? {} : { balance: toText(BigInt(answer.balance)) }),
    ...(answer.maxStake === undefined ? {} : { maxStake: toText(BigInt(answer.maxStake)) }),
    game: { code: session.game_code, theme: session.theme ?? "", model: session.model ?? "" },
    currency: session.currency,
    mode: session.mode,
    nickname: session.nickname,
    jurisdiction: session.jurisdiction,
    stakes: listStakes(limits).map(toText),
    ...(maxWin === "0" ? {} : { maxWin: toText(maxWin) }),
    timeZone: session.time_zone,
    ...play,
    serverTime: Date.now(),
    ...(round ? { round: toRoundView(round) } : {}),
    ...(unseen && !round ? { unseen: toRoundView(unseen) } : {}),
  };
}

/** When the first game of this login was opened, and wins less stakes since, over all games as far as they are decided. */
async function getPlay({ db }: House, session: Session): Promise<Pick<GameState, "openedAt" | "net">> {
  const [{ opened_at }, { net }] = await Promise.all([
    db
      .selectFrom("sessions")
      .select(({ fn }) => fn.min("opened_at").as("opened_at"))
      .where("player_id", "=", session.player_id)
      .where("play_session", "=", session.play_session)
      .where("mode", "=", session.mode)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("rounds")
      .innerJoin("sessions", "sessions.id", "rounds.session_id")
      .select(sql<string>`coalesce(sum(coalesce(rounds.win, 0) - rounds.stake), 0)::text`.as("net"))
      .where("sessions.player_id", "=", session.player_id)
      .where("sessions.play_session", "=", session.play_session)
      .where("sessions.mode", "=", session.mode)
      .where("rounds.status", "in", ["OPEN", "PAYING", "SETTLED"])
      .executeTakeFirstOrThrow(),
  ]);
  return { openedAt: opened_at.getTime(), net: toText(net) };
}

/** Wins less stakes of this login. */
export async function getNet(house: House, session: Session): Promise<string> {
  return (await getPlay(house, session)).net;
}
