import { sql } from "kysely";
import { uuidv7 } from "../db/uuidv7.ts";
import type { Db } from "../db/Db.ts";
import type { Call } from "../http/Call.ts";
import type { MemberKey } from "./MemberKey.ts";
import { tables } from "./tables.ts";

/** The kinds of events. */
type SecurityEvent =
  | "login.succeeded"
  | "login.failed"
  | "login.locked"
  | "login.unlocked"
  | "login.refused"
  | "freeplay.started"
  | "member.registered"
  | "registration.blocked"
  | "member.active"
  | "member.frozen"
  | "member.closed"
  | "session.logout"
  | "session.logout.all"
  | "session.idle"
  | "session.expired"
  | "session.registered"
  | "session.ended"
  | "login.challenged"
  | "login.code.made"
  | "password.changed"
  | "password.given"
  | "password.reset"
  | "password.reset.asked"
  | "passkey.added"
  | "passkey.behind"
  | "passkey.removed"
  | "social.linked"
  | "social.removed"
  | "social.refused"
  | "second.factor.on"
  | "second.factor.off"
  | "second.factor.refused"
  | "recovery.codes.renewed"
  | "recovery.code.used"
  | "password.refused"
  | "payment.password.changed"
  | "payment.password.refused"
  | "contact.changed"
  | "contact.confirmed"
  | "profile.changed"
  | "data.requested"
  | "identity.submitted"
  | "identity.decided"
  | "member.erased";

/** One event. It never contains a password, token or code: `details` are the gateway's own words. */
export interface SecurityEntry {
  readonly tenantId: string;
  readonly event: SecurityEvent;
  readonly memberId?: string | undefined;
  /** The key of the typed name when no member has it. */
  readonly nameKey?: string | undefined;
  readonly details?: Readonly<Record<string, string | number>> | undefined;
  /** The request in which it happened. */
  readonly call?: Pick<Call, "location" | "userAgent" | "requestId"> | undefined;
}

const mostUserAgent = 160;

/** What is stored of a User-Agent header: printable ASCII, bounded. */
export function toUserAgent(header: string): string {
  return header.replace(/[^ -~]/g, "").slice(0, mostUserAgent);
}

/** A stored event. */
export function toSecurityRow({ tenantId, event, memberId, nameKey, details, call }: SecurityEntry) {
  return {
    tenant_id: tenantId,
    id: uuidv7(),
    event,
    member_id: memberId ?? null,
    name_key: nameKey ?? null,
    address: call?.location.ip ?? null,
    user_agent: call === undefined ? null : toUserAgent(call.userAgent),
    request_id: call?.requestId ?? null,
    details: JSON.stringify(details ?? {}),
  };
}

/** Writes events in the transaction of the logged change: both or neither. */
export async function addSecurityEntries(db: Db, entries: readonly SecurityEntry[]): Promise<void> {
  if (entries.length > 0) await tables(db).insertInto("security_log").values(entries.map(toSecurityRow)).execute();
}

/** How many events of a kind a member has had in the last 24 hours. */
export async function countDayEvents(db: Db, { tenantId, memberId }: MemberKey, event: SecurityEvent): Promise<number> {
  const { count } = await tables(db)
    .selectFrom("security_log")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("event", "=", event)
    .where("at", ">", sql<Date>`clock_timestamp() - interval '24 hours'`)
    .executeTakeFirstOrThrow();
  return count;
}

/** One line of the security log. */
export interface SecurityLine {
  readonly at: Date;
  readonly event: string;
  /** The member's name; null when no member has the typed name. */
  readonly member: string | null;
  readonly address: string | null;
  readonly userAgent: string | null;
  readonly requestId: string | null;
  readonly details: unknown;
}

/** The requested lines; `member` by id and by the key of its name. */
export interface SecurityFilter {
  readonly tenantId: string;
  readonly member?: { readonly id: string; readonly nameKey: string } | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** The newest lines of a merchant's security log. */
export async function listSecurityLines(
  db: Db,
  { tenantId, member, from, to }: SecurityFilter,
  most: number,
): Promise<readonly SecurityLine[]> {
  let query = tables(db)
    .selectFrom("security_log as s")
    .leftJoin("members as m", (join) => join.onRef("m.tenant_id", "=", "s.tenant_id").onRef("m.id", "=", "s.member_id"))
    .select([
      "s.at",
      "s.event",
      "m.username as member",
      "s.address",
      "s.user_agent as userAgent",
      "s.request_id as requestId",
      "s.details",
    ])
    .where("s.tenant_id", "=", tenantId);
  // Attempts from before the member existed are stored under the name's key.
  if (member !== undefined)
    query = query.where((eb) => eb.or([eb("s.member_id", "=", member.id), eb("s.name_key", "=", member.nameKey)]));
  if (from !== undefined) query = query.where("s.at", ">=", from);
  if (to !== undefined) query = query.where("s.at", "<", to);
  return query.orderBy("s.at", "desc").orderBy("s.id", "desc").limit(most).execute();
}
