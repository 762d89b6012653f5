import { sql } from "kysely";
import type { GameState } from "../../api/GameApi.ts";
import type { House } from "../House.ts";
import { listStakes, toText } from "../money.ts";
import { getUnfinishedRound } from "../rounds/roundStore.ts";
import { toRoundView } from "../rounds/toRoundView.ts";
import type { Session } from "./sessionStore.ts";

/** Everything the game shows before a press: balance, stakes, clock, and the round that waits to be finished. */
export async function getState(house: House, session: Session): Promise<GameState> {
  const [answer, round, net] = await Promise.all([
    house.provider.call("balance", { sessionId: session.provider_session, requestId: crypto.randomUUID() }),
    getUnfinishedRound(house.db, session),
    getNet(house, session),
  ]);
  const { max_win: maxWin } = session;
  return {
    ...(answer.balance === undefined ? {} : { balance: toText(BigInt(answer.balance)) }),
    game: { code: session.game_code, theme: session.theme ?? "", model: session.model ?? "" },
    currency: session.currency,
    mode: session.mode,
    nickname: session.nickname,
    jurisdiction: session.jurisdiction,
    stakes: listStakes({ minBet: BigInt(session.min_bet), maxBet: BigInt(session.max_bet) }).map(toText),
    ...(maxWin === "0" ? {} : { maxWin: toText(maxWin) }),
    openedAt: session.opened_at.getTime(),
    net,
    serverTime: Date.now(),
    ...(round ? { round: toRoundView(round) } : {}),
  };
}

/** Wins less stakes of this session, as far as they are decided. */
export async function getNet({ db }: House, session: Session): Promise<string> {
  const { net } = await db
    .selectFrom("rounds")
    .select(sql<string>`coalesce(sum(coalesce(win, 0) - stake), 0)::text`.as("net"))
    .where("session_id", "=", session.id)
    .where("status", "in", ["OPEN", "PAYING", "SETTLED"])
    .executeTakeFirstOrThrow();
  return toText(net);
}
