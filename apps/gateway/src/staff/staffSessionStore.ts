import type { StaffStep } from "@marquee/contract/staff";
import { sql } from "kysely";
import type { Db } from "../db/Db.ts";
import { uuidv7 } from "../db/uuidv7.ts";
import { toUserAgent } from "../authentication/securityLogStore.ts";
import type { PersonSession } from "./Person.ts";
import { findPerson } from "./staffStore.ts";
import { removeSome } from "../jobs/retentionStore.ts";
import { tables } from "./tables.ts";

/** A session ends after this long without an act, and after this long at the latest (operations.md 6). */
export const staffIdleMinutes = 30;
const mostHours = 12;
/** An act is recorded at most this often, because that is a write. */
const noteSeconds = 60;

/** A session as it begins. */
export interface NewStaffSession {
  readonly tokenHash: string;
  readonly staffId: string;
  readonly pending: StaffStep | null;
  /** Opened by a passkey, which is then no second factor of it. */
  readonly byPasskey: boolean;
  readonly address: string;
  readonly userAgent: string;
}

/** Stores a session. */
export async function createStaffSession(tx: Db, session: NewStaffSession): Promise<void> {
  await tables(tx)
    .insertInto("staff_sessions")
    .values({
      token_hash: session.tokenHash,
      id: uuidv7(),
      staff_id: session.staffId,
      pending: session.pending,
      by_passkey: session.byPasskey,
      address: session.address,
      user_agent: toUserAgent(session.userAgent),
      expires_at: sql<Date>`clock_timestamp() + ${mostHours} * interval '1 hour'`,
    })
    .execute();
}

/** Whether a session of `staff_sessions` goes on. */
export const isLive = sql<boolean>`ended_at is null and expires_at > clock_timestamp() and seen_at > clock_timestamp() - ${staffIdleMinutes} * interval '1 minute'`;

/** The live session of a token, of somebody who may work; an act of a person keeps it alive. */
export async function findStaffSession(db: Db, tokenHash: string, isAct: boolean): Promise<PersonSession | undefined> {
  const row = await tables(db)
    .selectFrom("staff_sessions")
    .select([
      "id",
      "staff_id",
      "pending",
      "expires_at",
      sql<boolean>`seen_at < clock_timestamp() - ${noteSeconds} * interval '1 second'`.as("is_note_old"),
    ])
    .where("token_hash", "=", tokenHash)
    .where(isLive)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const person = await findPerson(db, row.staff_id);
  if (person?.state !== "ACTIVE") return undefined;
  if (isAct && row.is_note_old)
    await tables(db)
      .updateTable("staff_sessions")
      .set({ seen_at: sql<Date>`clock_timestamp()` })
      .where("token_hash", "=", tokenHash)
      .execute();
  const { id, email, name, state, grants, languages } = person;
  return {
    id: row.id,
    tokenHash,
    person: { id, email, name, state, grants, languages },
    pending: row.pending,
    expiresAt: row.expires_at,
  };
}

/** Whether a session still goes on. */
export async function isLiveSession(tx: Db, tokenHash: string): Promise<boolean> {
  const query = tables(tx).selectFrom("staff_sessions").select("id").where("token_hash", "=", tokenHash).where(isLive);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Whose login waits for a second factor after the password, by the session's token. */
export async function findPasswordLogin(tx: Db, tokenHash: string): Promise<string | undefined> {
  const row = await tables(tx)
    .selectFrom("staff_sessions")
    .select("staff_id")
    .where("token_hash", "=", tokenHash)
    .where("pending", "=", "SECOND_FACTOR")
    .where("by_passkey", "=", false)
    .where(isLive)
    .executeTakeFirst();
  return row?.staff_id;
}

/** Ends the wait of a session for a step. @returns false if it did not wait for it any more */
export async function settleStep(tx: Db, tokenHash: string, step: StaffStep): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("staff_sessions")
    .set({ pending: null })
    .where("token_hash", "=", tokenHash)
    .where("pending", "=", step)
    .where(isLive)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A person's live sessions, newest first. */
export async function listStaffSessionsOf(db: Db, staffId: string) {
  return tables(db)
    .selectFrom("staff_sessions")
    .select(["id", "token_hash", "address", "user_agent", "created_at", "seen_at"])
    .where("staff_id", "=", staffId)
    .where(isLive)
    .orderBy("created_at", "desc")
    .limit(100)
    .execute();
}

/** Ends a person's sessions: one, all, or all but one. @returns how many */
export async function endStaffSessions(
  tx: Db,
  staffId: string,
  which: { readonly id: string } | { readonly butTokenHash: string } | "all",
): Promise<number> {
  let query = tables(tx)
    .updateTable("staff_sessions")
    .set({ ended_at: sql<Date>`clock_timestamp()` })
    .where("staff_id", "=", staffId)
    .where("ended_at", "is", null);
  if (which !== "all")
    query = "id" in which ? query.where("id", "=", which.id) : query.where("token_hash", "<>", which.butTokenHash);
  return Number((await query.executeTakeFirst()).numUpdatedRows);
}

/** Ends sessions whose time is over. @returns whose they were, and from where */
export async function endOverStaffSessions(tx: Db) {
  return tables(tx)
    .updateTable("staff_sessions")
    .set({ ended_at: sql<Date>`clock_timestamp()` })
    .where("ended_at", "is", null)
    .where(sql<boolean>`not (${isLive})`)
    .returning(["staff_id", "address", "user_agent"])
    .execute();
}

/** Removes a bounded number of sessions that began so many days ago. @returns how many */
export async function removeOldStaffSessions(db: Db, days: number): Promise<number> {
  return removeSome(db, "staff_sessions", sql`created_at < clock_timestamp() - ${days} * interval '1 day'`);
}
