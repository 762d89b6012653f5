import { hasTrialMoney } from "@marquee/contract";
import { sql } from "kysely";
import type { Db } from "../db/Schema.ts";
import type { Session } from "./Session.ts";
import { toAccountKind } from "./toAccountKind.ts";

/** A session ends after this long without a request (gateway.md "Identity"). */
export const idleMinutes = 30;
const absoluteDays = 30;
const trialHours = 2;

interface Row {
  readonly member_id: string;
  readonly username: string;
  readonly kind: number;
  readonly status: string;
  readonly currency: string;
}

function toSession(tenantId: string, tokenHash: string, row: Row): Session {
  const kind = toAccountKind(row.kind);
  const status = row.status === "FROZEN" || row.status === "CLOSED" ? row.status : "ACTIVE";
  const realm = hasTrialMoney(kind) ? "trial" : "real";
  return { tenantId, tokenHash, memberId: row.member_id, username: row.username, kind, status, realm, currency: row.currency };
}

/** Stores a session. @returns when it ends at the latest, in milliseconds. */
export async function createSession(
  db: Db,
  tenantId: string,
  session: { readonly tokenHash: string; readonly memberId: string; readonly address: string; readonly trial: boolean },
): Promise<number> {
  const life = session.trial ? sql<Date>`clock_timestamp() + ${trialHours} * interval '1 hour'` : sql<Date>`clock_timestamp() + ${absoluteDays} * interval '1 day'`;
  const row = await db
    .insertInto("sessions")
    .values({ tenant_id: tenantId, token_hash: session.tokenHash, member_id: session.memberId, address: session.address, expires_at: life })
    .returning("expires_at")
    .executeTakeFirstOrThrow();
  return row.expires_at.getTime();
}

/** The live session of a token and its member, and marks it as used; `undefined` for a dead or unknown token. */
export async function touchSession(db: Db, tenantId: string, tokenHash: string): Promise<Session | undefined> {
  const row = await db
    .updateTable("sessions")
    .from("members")
    .set({ seen_at: sql<Date>`clock_timestamp()` })
    .whereRef("members.tenant_id", "=", "sessions.tenant_id")
    .whereRef("members.id", "=", "sessions.member_id")
    .where("sessions.tenant_id", "=", tenantId)
    .where("sessions.token_hash", "=", tokenHash)
    .where("sessions.ended_at", "is", null)
    .where("sessions.expires_at", ">", sql<Date>`clock_timestamp()`)
    .where("sessions.seen_at", ">", sql<Date>`clock_timestamp() - ${idleMinutes} * interval '1 minute'`)
    .returning(["members.id as member_id", "members.username", "members.kind", "members.status", "members.currency"])
    .executeTakeFirst();
  return row === undefined ? undefined : toSession(tenantId, tokenHash, row);
}

/** Ends one session, or all sessions of the member. */
export async function endSessions(db: Db, session: Session, all: boolean): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ ended_at: sql<Date>`clock_timestamp()` })
    .where("tenant_id", "=", session.tenantId)
    .where("ended_at", "is", null)
    .where(all ? "member_id" : "token_hash", "=", all ? session.memberId : session.tokenHash)
    .execute();
}
