import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Kysely, Selectable } from "kysely";
import type { Schema } from "../db/Schema.ts";
import type { Limits } from "../money.ts";
import { Refusal } from "../Refusal.ts";

/** A player at a game. */
export type Session = Selectable<Schema["sessions"]>;

type Db = Kysely<Schema>;

/** What is stored instead of a token. */
export function toTokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/**
 * The session of a token, while it may be used.
 * @throws Refusal session.replaced (the player opened the game in another window), session.ended
 */
export async function requireSession(db: Db, token: string): Promise<Session> {
  const session = await db
    .selectFrom("sessions")
    .selectAll()
    .select(sql<boolean>`ended_at is null and usable_until > now()`.as("is_usable"))
    .where("token_hash", "=", toTokenHash(token))
    .executeTakeFirst();
  if (session?.is_usable === true) return session;
  throw new Refusal(session?.is_replaced === true ? "session.replaced" : "session.ended");
}

/** Ends a player's sessions of a game, because it is opened once more. */
export async function replaceSessions(db: Db, of: Pick<Session, "player_id" | "game_code" | "mode">): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ ended_at: sql`now()`, is_replaced: true })
    .where("player_id", "=", of.player_id)
    .where("game_code", "=", of.game_code)
    .where("mode", "=", of.mode)
    .where("ended_at", "is", null)
    .execute();
}

/**
 * Ends a session that the wallet does not know any more, when the player has opened another game since: of one provider the
 * wallet keeps a player's newest session alone.
 * @returns whether that is why
 */
export async function endReplaced(db: Db, session: Session): Promise<boolean> {
  const ended = await db
    .updateTable("sessions")
    .set({ ended_at: sql`now()`, is_replaced: true })
    .where("id", "=", session.id)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("sessions as newer")
          .select("newer.id")
          .where("newer.player_id", "=", session.player_id)
          .where("newer.mode", "=", session.mode)
          .where("newer.id", ">", session.id),
      ),
    )
    .returning("id")
    .executeTakeFirst();
  return ended !== undefined;
}

/** Stores the stakes that the wallet takes now, where they are others. @returns what the session goes by */
export async function keepLimits(
  db: Db,
  { id, min_bet, max_bet }: Session,
  told: { readonly minBet: number; readonly maxBet: number } | undefined,
): Promise<Limits> {
  const kept = { minBet: BigInt(min_bet), maxBet: BigInt(max_bet) };
  if (told === undefined) return kept;
  const limits = { minBet: BigInt(told.minBet), maxBet: BigInt(told.maxBet) };
  if (limits.minBet !== kept.minBet || limits.maxBet !== kept.maxBet)
    await db
      .updateTable("sessions")
      .set({ min_bet: limits.minBet, max_bet: limits.maxBet })
      .where("id", "=", id)
      .execute();
  return limits;
}

/** Ends a session; a second time does nothing. */
export async function endSession(db: Db, id: string): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ ended_at: sql`now()` })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .execute();
}
