import { type HouseRoundEvent, houseRoundStates, transition } from "@marquee/contract";
import { sql } from "kysely";
import type { Kysely, RawBuilder, Selectable } from "kysely";
import type { Schema } from "../db/Schema.ts";
import { unfinishedStates } from "./unfinishedStates.ts";

/** A stored round. */
export type Round = Selectable<Schema["rounds"]>;

type Db = Kysely<Schema>;

/** What may change when a round moves on. */
export type Change = {
  readonly shown?: number;
  readonly picked?: number | null;
  readonly win?: bigint;
  readonly refusal?: string;
  readonly disputes?: number;
  readonly refused_limit?: string | null;
  readonly next_try_at?: RawBuilder<Date>;
};

/** The round that a client id stands for, whoever sent it first. */
export async function getRoundByClientId(db: Db, playerId: string, clientRoundId: string): Promise<Round | undefined> {
  return db
    .selectFrom("rounds")
    .selectAll()
    .where("player_id", "=", playerId)
    .where("client_round_id", "=", clientRoundId)
    .executeTakeFirst();
}

/** A player's own round. */
export async function getRound(db: Db, playerId: string, id: string): Promise<Round | undefined> {
  return db.selectFrom("rounds").selectAll().where("player_id", "=", playerId).where("id", "=", id).executeTakeFirst();
}

/** The round that a player left unfinished in a game. */
export async function getUnfinishedRound(
  db: Db,
  of: Pick<Round, "player_id" | "game_code" | "mode">,
): Promise<Round | undefined> {
  return db
    .selectFrom("rounds")
    .selectAll()
    .where("player_id", "=", of.player_id)
    .where("game_code", "=", of.game_code)
    .where("mode", "=", of.mode)
    .where("status", "in", unfinishedStates)
    .executeTakeFirst();
}

/** The player's last round of a game, when it ended and the player has not seen how. */
export async function getUnseenRound(
  db: Db,
  of: Pick<Round, "player_id" | "game_code" | "mode">,
): Promise<Round | undefined> {
  const last = await db
    .selectFrom("rounds")
    .selectAll()
    .where("player_id", "=", of.player_id)
    .where("game_code", "=", of.game_code)
    .where("mode", "=", of.mode)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return last && !last.is_seen && (last.status === "SETTLED" || last.status === "VOID") ? last : undefined;
}

/** Notes that the player has seen how a round ended. */
export async function markSeen(db: Db, playerId: string, id: string): Promise<void> {
  await db
    .updateTable("rounds")
    .set({ is_seen: true })
    .where("player_id", "=", playerId)
    .where("id", "=", id)
    .execute();
}

/**
 * Moves a round on, if it still is where the caller saw it.
 * @returns the round as it now is, whoever moved it
 * @throws RangeError for an event that the table does not know in the round's state
 */
export async function moveRound(db: Db, round: Round, event: HouseRoundEvent, change: Change = {}): Promise<Round> {
  const to = transition(houseRoundStates, round.status, event);
  if (to === null) throw new RangeError(`round ${round.id}: "${event}" does not happen in state ${round.status}`);
  const moved = await db
    .updateTable("rounds")
    .set({ attempts: 0, next_try_at: sql`now()`, ...change, status: to, touched_at: sql`now()` })
    .where("id", "=", round.id)
    .where("status", "=", round.status)
    .returningAll()
    .executeTakeFirst();
  return moved ?? (await db.selectFrom("rounds").selectAll().where("id", "=", round.id).executeTakeFirstOrThrow());
}

/** Ids of rounds whose next try is due, the oldest first. */
export async function listDueRounds(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("rounds")
    .select("id")
    .where("status", "in", unfinishedStates)
    .where("next_try_at", "<=", sql<Date>`now()`)
    .orderBy("next_try_at")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes a due round for one try and puts the next one `pause` milliseconds away; undefined when another took it. */
export async function claimRound(
  db: Db,
  id: string,
  toPause: (attempts: number) => number,
): Promise<Round | undefined> {
  const round = await db.selectFrom("rounds").selectAll().where("id", "=", id).executeTakeFirst();
  if (!round) return undefined;
  return db
    .updateTable("rounds")
    .set({ attempts: round.attempts + 1, next_try_at: after(toPause(round.attempts)) })
    .where("id", "=", id)
    .where("status", "=", round.status)
    .where("attempts", "=", round.attempts)
    .where("next_try_at", "<=", sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst();
}

/** The database's clock, so many milliseconds from now. */
export function after(milliseconds: number): RawBuilder<Date> {
  return sql<Date>`now() + ${milliseconds}::int8 * interval '1 millisecond'`;
}
