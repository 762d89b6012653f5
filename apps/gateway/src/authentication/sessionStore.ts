import { hasTrialMoney, type PendingStep } from "@marquee/contract";
import { transact } from "@marquee/database";
import { sql } from "kysely";
import type { Db } from "../db/Db.ts";
import { publishEvents } from "../events/publishEvent.ts";
import { toUserAgent } from "./securityLogStore.ts";
import type { Session } from "./Session.ts";
import { toAccountKind } from "./toAccountKind.ts";
import { tables } from "./tables.ts";

/** A session ends after this long without an act of the visitor (gateway.md "Identity"). */
export const idleMinutes = 30;
/** The visitor is warned this long before. */
export const idleWarningMinutes = 2;
const absoluteDays = 30;
const trialHours = 2;

interface Row {
  readonly member_id: string;
  readonly username: string;
  readonly kind: number;
  readonly status: string;
  readonly currency: string;
  readonly pending: PendingStep | null;
}

function toSession(tenantId: string, tokenHash: string, row: Row): Session {
  const kind = toAccountKind(row.kind);
  const status = row.status === "FROZEN" || row.status === "CLOSED" ? row.status : "ACTIVE";
  const realm = hasTrialMoney(kind) ? "trial" : "real";
  return {
    tenantId,
    tokenHash,
    memberId: row.member_id,
    username: row.username,
    kind,
    status,
    realm,
    currency: row.currency,
    pending: row.pending,
  };
}

/** A session as it begins. */
export interface NewSession {
  readonly tokenHash: string;
  readonly memberId: string;
  readonly address: string;
  readonly userAgent: string;
  readonly trial: boolean;
  /** What the member must do first. */
  readonly pending?: PendingStep;
  /** The password opened it. */
  readonly isTyped?: boolean;
}

/** Stores a session, or finds the one with the same token. @returns its latest end, in milliseconds, and whether it is new */
export async function createSession(
  db: Db,
  tenantId: string,
  session: NewSession,
): Promise<{ readonly expiresAt: number; readonly isNew: boolean }> {
  const life = session.trial
    ? sql<Date>`clock_timestamp() + ${trialHours} * interval '1 hour'`
    : sql<Date>`clock_timestamp() + ${absoluteDays} * interval '1 day'`;
  const row = await tables(db)
    .insertInto("sessions")
    .values({
      tenant_id: tenantId,
      token_hash: session.tokenHash,
      member_id: session.memberId,
      address: session.address,
      user_agent: toUserAgent(session.userAgent),
      expires_at: life,
      pending: session.pending ?? null,
      password_typed: session.isTyped ?? false,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("expires_at")
    .executeTakeFirst();
  if (row !== undefined) return { expiresAt: row.expires_at.getTime(), isNew: true };
  const known = await tables(db)
    .selectFrom("sessions")
    .select("expires_at")
    .where("tenant_id", "=", tenantId)
    .where("token_hash", "=", session.tokenHash)
    .executeTakeFirstOrThrow();
  return { expiresAt: known.expires_at.getTime(), isNew: false };
}

/** Live by time: neither idle for too long nor past its last day. */
export const isInTime = sql<boolean>`sessions.expires_at > clock_timestamp() and sessions.seen_at > clock_timestamp() - ${idleMinutes} * interval '1 minute'`;

const columns = [
  "members.id as member_id",
  "members.username",
  "members.kind",
  "members.status",
  "members.currency",
  "sessions.pending",
] as const;

/** An act is recorded only when the last recorded one is older, so a session may end by this much too early. */
const noteSeconds = 60;

const isNoteOld = sql<boolean>`sessions.seen_at < clock_timestamp() - ${noteSeconds} * interval '1 second'`;

async function readSession(
  db: Db,
  tenantId: string,
  tokenHash: string,
): Promise<{ readonly session: Session; readonly isNoteOld: boolean } | undefined> {
  const row = await tables(db)
    .selectFrom("sessions")
    .innerJoin("members", (join) =>
      join.onRef("members.tenant_id", "=", "sessions.tenant_id").onRef("members.id", "=", "sessions.member_id"),
    )
    .select([...columns, isNoteOld.as("is_note_old")])
    .where("sessions.tenant_id", "=", tenantId)
    .where("sessions.token_hash", "=", tokenHash)
    .where((eb) => eb.or([eb("sessions.ended_at", "is", null), eb("members.status", "!=", "ACTIVE")]))
    .where(isInTime)
    .executeTakeFirst();
  return row === undefined ? undefined : { session: toSession(tenantId, tokenHash, row), isNoteOld: row.is_note_old };
}

/**
 * The live session of a token and its member; `undefined` for a dead or unknown token. Freezing or closing an account ends
 * its sessions: they are found until their time is over all the same, so that their holder can be told.
 */
export async function findSession(db: Db, tenantId: string, tokenHash: string): Promise<Session | undefined> {
  return (await readSession(db, tenantId, tokenHash))?.session;
}

/** Records an act of the visitor of a live session. */
export async function noteAct(db: Db, { tenantId, tokenHash }: Pick<Session, "tenantId" | "tokenHash">): Promise<void> {
  await tables(db)
    .updateTable("sessions")
    .set({ seen_at: sql<Date>`clock_timestamp()` })
    .where("tenant_id", "=", tenantId)
    .where("token_hash", "=", tokenHash)
    .where("ended_at", "is", null)
    .where(isInTime)
    .execute();
}

/** As {@link findSession}, and records an act of the visitor, at most once a minute because that is a write. */
export async function touchSession(db: Db, tenantId: string, tokenHash: string): Promise<Session | undefined> {
  const found = await readSession(db, tenantId, tokenHash);
  if (found?.isNoteOld === true) await noteAct(db, found.session);
  return found?.session;
}

/** Seconds until the session ends for idleness; its absolute end is not considered. */
export async function getIdleSeconds(db: Db, { tenantId, tokenHash }: Session): Promise<number> {
  const row = await tables(db)
    .selectFrom("sessions")
    .select(
      sql<number>`ceil(extract(epoch from seen_at + ${idleMinutes} * interval '1 minute' - clock_timestamp()))::int`.as(
        "left",
      ),
    )
    .where("tenant_id", "=", tenantId)
    .where("token_hash", "=", tokenHash)
    .executeTakeFirstOrThrow();
  return Math.max(0, row.left);
}

/** Tells the streams of sessions that end, in the transaction that ends them. */
const publishEnds = (
  tx: Db,
  ended: readonly { readonly tenant_id: string; readonly token_hash: string; readonly member_id: string }[],
): Promise<void> =>
  publishEvents(
    tx,
    ended.map((row) => ({
      tenantId: row.tenant_id,
      memberId: row.member_id,
      tokenHash: row.token_hash,
      kind: "session.ended",
    })),
  );

/** Which sessions to end: one, or all of a member. */
export type EndedSessions = Pick<Session, "tenantId"> &
  ({ readonly tokenHash: string } | { readonly memberId: string });

/**
 * Ends login sessions and the game sessions launched from them; with a member, all of either, a game's without a login
 * session too. From then on bets are refused; wins of open rounds are accepted.
 */
export async function endSessions(db: Db, which: EndedSessions): Promise<void> {
  await transact(db, async (tx) => {
    const ended = await tables(tx)
      .updateTable("sessions")
      .set({ ended_at: sql<Date>`clock_timestamp()` })
      .where("tenant_id", "=", which.tenantId)
      .where("ended_at", "is", null)
      .where(
        "tokenHash" in which ? "token_hash" : "member_id",
        "=",
        "tokenHash" in which ? which.tokenHash : which.memberId,
      )
      .returning(["tenant_id", "token_hash", "member_id"])
      .execute();
    await publishEnds(tx, ended);
    await endGames(tx, which);
  });
}

/** Ends the game sessions of a login session, or all of a member's. */
export async function endGames(db: Db, which: EndedSessions): Promise<void> {
  const games = tables(db)
    .updateTable("game_sessions")
    .set({ ended_at: sql<Date>`clock_timestamp()` })
    .where("tenant_id", "=", which.tenantId)
    .where("ended_at", "is", null);
  if ("tokenHash" in which) await games.where("login_session", "=", which.tokenHash).execute();
  // A member's games carry the member's id, also for play money, so the index on players finds them.
  else await games.where("player_id", "=", which.memberId).execute();
}

/** Ends every game session of a merchant; logins go on, and a round's win is still welcome. */
export async function endAllGames(tx: Db, tenantId: string): Promise<void> {
  await tables(tx)
    .updateTable("game_sessions")
    .set({ ended_at: sql<Date>`clock_timestamp()` })
    .where("tenant_id", "=", tenantId)
    .where("ended_at", "is", null)
    .execute();
}

/** Ends every login session and game session of a merchant. */
export async function endAllSessions(tx: Db, tenantId: string): Promise<void> {
  const ended = { ended_at: sql<Date>`clock_timestamp()` };
  // The sessions of a whole merchant: one statement, however many they are.
  await sql`
    with gone as (
      update sessions set ended_at = clock_timestamp() where tenant_id = ${tenantId} and ended_at is null returning member_id, token_hash
    )
    insert into live_events (tenant_id, member_id, session, kind)
    select ${tenantId}, member_id, token_hash, 'session.ended' from gone`.execute(tx);
  await tables(tx)
    .updateTable("game_sessions")
    .set(ended)
    .where("tenant_id", "=", tenantId)
    .where("ended_at", "is", null)
    .execute();
}

/** An expired session. */
export interface OldSession {
  readonly tenantId: string;
  readonly tokenHash: string;
  readonly memberId: string;
  /** Its absolute end has passed, as opposed to idleness. */
  readonly isExpired: boolean;
}

interface EndedRow {
  readonly tenant_id: string;
  readonly token_hash: string;
  readonly member_id: string;
  readonly expired: boolean;
}

/** Ends at most this many expired sessions; those that another transaction is ending are skipped. */
export async function endSomeOldSessions(tx: Db, most: number): Promise<readonly OldSession[]> {
  const { rows } = await sql<EndedRow>`
    update sessions s set ended_at = clock_timestamp()
    from (
      select tenant_id, token_hash from sessions
      where ended_at is null and (expires_at <= clock_timestamp() or seen_at <= clock_timestamp() - ${idleMinutes} * interval '1 minute')
      limit ${most} for update skip locked
    ) old
    where s.tenant_id = old.tenant_id and s.token_hash = old.token_hash
    returning s.tenant_id, s.token_hash, s.member_id, s.expires_at <= clock_timestamp() as expired`.execute(tx);
  await publishEnds(tx, rows);
  return rows.map((row) => ({
    tenantId: row.tenant_id,
    tokenHash: row.token_hash,
    memberId: row.member_id,
    isExpired: row.expired,
  }));
}

const mostRemoved = 1_000;

/** Removes a bounded number of sessions that ended so many days ago, the oldest ends first. @returns how many */
export async function removeOldSessions(db: Db, days: number): Promise<number> {
  // The time first: an index is not searched for the clock, and with the time the database knows how few rows there are.
  const { rows } = await sql<{ until: string }>`
    select (clock_timestamp() - ${days} * interval '1 day')::text as until`.execute(db);
  const { numAffectedRows } = await sql`
    delete from sessions s using (
      select tenant_id, token_hash from sessions where ended_at < ${rows[0]?.until ?? null}::timestamptz
      order by ended_at limit ${mostRemoved}
    ) old where s.tenant_id = old.tenant_id and s.token_hash = old.token_hash`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
