import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import type { Session } from "../../authentication/Session.ts";
import { isInTime } from "../../authentication/sessionStore.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { tables } from "./tables.ts";

/** A live session of a member. */
export interface StoredSession {
  readonly id: string;
  readonly tokenHash: string;
  readonly address: string;
  readonly userAgent: string;
  readonly startedAt: Date;
  readonly seenAt: Date;
}

const most = 50;

/** A member's live sessions, the last used first, as far as a page shows them. */
export async function listLiveSessions(db: Db, { tenantId, memberId }: MemberKey): Promise<readonly StoredSession[]> {
  return tables(db)
    .selectFrom("sessions")
    .select([
      "id",
      "token_hash as tokenHash",
      "address",
      "user_agent as userAgent",
      "created_at as startedAt",
      "seen_at as seenAt",
    ])
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("ended_at", "is", null)
    .where(isInTime)
    .orderBy("seen_at", "desc")
    .limit(most)
    .execute();
}

/** Whether a session was opened at most `minutes` ago. */
export async function isTypedLately(db: Db, { tenantId, tokenHash }: Session, minutes: number): Promise<boolean> {
  const row = await tables(db)
    .selectFrom("sessions")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("token_hash", "=", tokenHash)
    .where("password_typed", "=", true)
    .where(sql<boolean>`created_at > clock_timestamp() - ${minutes} * interval '1 minute'`)
    .executeTakeFirst();
  return row !== undefined;
}

/** The token hashes of all of a member's sessions but the given one, however many there are; with `id` of that one alone. */
export async function listOtherTokens(
  db: Db,
  { tenantId, memberId, tokenHash }: Session,
  id: string | undefined,
): Promise<readonly string[]> {
  const query = tables(db)
    .selectFrom("sessions")
    .select("token_hash as other")
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("token_hash", "!=", tokenHash)
    .where("ended_at", "is", null);
  const rows = await (id === undefined ? query : query.where("id", "=", id)).execute();
  return rows.map(({ other }) => other);
}

/** An event of a member's account. */
export interface StoredActivity {
  readonly id: string;
  readonly event: string;
  readonly at: Date;
  readonly address: string | null;
  readonly userAgent: string | null;
}

/** The newest of some kinds of events of a member. */
export async function listEvents(
  db: Db,
  { tenantId, memberId }: MemberKey,
  events: readonly string[],
): Promise<readonly StoredActivity[]> {
  return tables(db)
    .selectFrom("security_log")
    .select([sql<string>`id::text`.as("id"), "event", "at", "address", "user_agent as userAgent"])
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("event", "in", events)
    .orderBy("at", "desc")
    .orderBy("security_log.id", "desc")
    .limit(most)
    .execute();
}
