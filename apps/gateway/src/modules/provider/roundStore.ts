import { sql } from "kysely";
import type { Db } from "../../db/Schema.ts";
import type { MoneyCall } from "./decide.ts";
import type { GameSession } from "./gameSessionStore.ts";

// A round as one player sees it: several players may share its id, and each kind of money has a round of its own.

/** Where a call that was let pass leaves its round; a rollback leaves it as it is, until its bets are counted. */
function toState(call: MoneyCall): "OPEN" | "CLOSED" {
  return call.name === "betwin" || (call.name === "win" && call.body.roundClosed) ? "CLOSED" : "OPEN";
}

function toWon({ name, body }: MoneyCall): bigint {
  if (name === "win") return BigInt(body.amount);
  return name === "betwin" ? BigInt(body.winAmount) : 0n;
}

/**
 * Takes the next position of a round that a call moves on; a bet or a win without one opens it.
 *
 * @returns the position, from 1
 */
export async function advanceRound(db: Db, session: GameSession, call: MoneyCall): Promise<number> {
  const { tenant_id, provider, player_id, realm, game_code } = session;
  const [state, won] = [toState(call), toWon(call)];
  const row = await db
    .insertInto("game_rounds")
    .values({ tenant_id, provider, round_id: call.body.roundId, player_id, realm, game_code, state, transactions: 1, won })
    .onConflict((conflict) =>
      conflict.columns(["tenant_id", "provider", "player_id", "realm", "round_id"]).doUpdateSet((old) => ({
        state: call.name === "rollback" ? old.ref("game_rounds.state") : state,
        transactions: sql<number>`game_rounds.transactions + 1`,
        won: sql<string>`game_rounds.won + ${won}`,
      })),
    )
    .returning("transactions")
    .executeTakeFirstOrThrow();
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
  const { tenant_id: tenant, provider, player_id: player, realm } = session;
  await sql`
    update game_rounds set state = 'ROLLED_BACK'
    where tenant_id = ${tenant} and provider = ${provider} and player_id = ${player} and realm = ${realm} and round_id = ${roundId}
      and not exists (
        select 1 from provider_transactions b
        where b.tenant_id = ${tenant} and b.provider = ${provider} and b.player_id = ${player} and b.realm = ${realm}
          and b.round_id = ${roundId} and b.kind = 'bet' and b.status = 'OK'
          and not exists (select 1 from provider_transactions u where u.tenant_id = b.tenant_id and u.provider = b.provider
            and u.bet_tx_id = b.tx_id and u.kind = 'rollback' and u.status = 'OK'))`.execute(db);
}
