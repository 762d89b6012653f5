import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Kysely, Selectable } from "kysely";
import type { Schema } from "../db/Schema.ts";

/** A player at a game. */
export type Session = Selectable<Schema["sessions"]>;

type Db = Kysely<Schema>;

/** What is stored instead of a token. */
export function toTokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** The session of a token, while it may be used. */
export async function getSession(db: Db, token: string): Promise<Session | undefined> {
  return db
    .selectFrom("sessions")
    .selectAll()
    .where("token_hash", "=", toTokenHash(token))
    .where("ended_at", "is", null)
    .where("usable_until", ">", sql<Date>`now()`)
    .executeTakeFirst();
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
