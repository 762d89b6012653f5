import type { GameRoundState } from "@marquee/contract";
import { gameRoundStates, transition } from "@marquee/contract/schema";
import { sql } from "kysely";
import type { Db } from "../../db/Schema.ts";
import type { MoneyCall } from "./decide.ts";
import type { GameSession } from "./gameSessionStore.ts";
import { toRoundEvent } from "./toRoundEvent.ts";

// A round as one player sees it: several players may share its id, and each kind of money has a round of its own.

function toWon({ name, body }: MoneyCall): bigint {
  if (name === "win") return BigInt(body.amount);
  return name === "betwin" ? BigInt(body.winAmount) : 0n;
}

/**
 * Takes the next position of a round that a call moves on from where the rules saw it; a new one begins with it.
 *
 * @returns the position, from 1
 * @throws Error when the table does not know the step, or another call has moved the round meanwhile: nothing may be kept then
 */
export async function advanceRound(db: Db, session: GameSession, call: MoneyCall, from: GameRoundState): Promise<number> {
  const { tenant_id, provider, player_id, realm, game_code } = session;
  const { roundId: round_id } = call.body;
  const [event, won] = [toRoundEvent(call), toWon(call)];
  const state = transition(gameRoundStates, from, event);
  if (state === null) throw new RangeError(`round ${round_id}: "${event}" does not happen in state ${from}`);
  const key = { tenant_id, provider, player_id, realm, round_id };
  const row =
    from === "NEW"
      ? await db
          .insertInto("game_rounds")
          .values({ ...key, game_code, state, transactions: 1, won })
          .onConflict((conflict) => conflict.doNothing())
          .returning("transactions")
          .executeTakeFirst()
      : await db
          .updateTable("game_rounds")
          .set({ state, transactions: sql<number>`transactions + 1`, won: sql<string>`won + ${won}::bigint` })
          .where((round) => round.and({ ...key, state: from }))
          .returning("transactions")
          .executeTakeFirst();
  if (row === undefined) throw new Error(`round ${round_id} is no longer in state ${from}`);
  return row.transactions;
}

/** Takes the next position of a round for an answer that changes nothing in it; 0 when there is no such round. */
export async function noteInRound(db: Db, session: GameSession, roundId: string): Promise<number> {
  const row = await db
    .updateTable("game_rounds")
    .set({ transactions: sql<number>`transactions + 1` })
    .where("tenant_id", "=", session.tenant_id)
    .where("provider", "=", session.provider)
    .where("player_id", "=", session.player_id)
    .where("realm", "=", session.realm)
    .where("round_id", "=", roundId)
    .returning("transactions")
    .executeTakeFirst();
  return row?.transactions ?? 0;
}

/** Ends a round as undone when every bet that was made in it has been rolled back. */
export async function closeUndoneRound(db: Db, session: GameSession, roundId: string): Promise<void> {
  const from = "OPEN";
  const to = transition(gameRoundStates, from, "lastRollback");
  const { tenant_id: tenant, provider, player_id: player, realm } = session;
  await sql`
    update game_rounds set state = ${to}
    where tenant_id = ${tenant} and provider = ${provider} and player_id = ${player} and realm = ${realm} and round_id = ${roundId}
      and state = ${from} and not exists (
        select 1 from provider_transactions b
        where b.tenant_id = ${tenant} and b.provider = ${provider} and b.player_id = ${player} and b.realm = ${realm}
          and b.round_id = ${roundId} and b.kind = 'bet' and b.status = 'OK'
          and not exists (select 1 from provider_transactions u where u.tenant_id = b.tenant_id and u.provider = b.provider
            and u.bet_tx_id = b.tx_id and u.kind = 'rollback' and u.status = 'OK'))`.execute(db);
}
