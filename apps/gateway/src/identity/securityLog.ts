import type { FastifyBaseLogger } from "fastify";
import { uuidv7 } from "../db/uuidv7.ts";
import type { Db } from "../db/Schema.ts";
import type { Call } from "../http/Call.ts";

/** What the security log tells of. */
type SecurityEvent =
  | "login.succeeded"
  | "login.failed"
  | "login.locked"
  | "login.refused"
  | "freeplay.started"
  | "member.registered"
  | "member.active"
  | "member.frozen"
  | "member.closed"
  | "session.logout"
  | "session.logout.all"
  | "session.idle"
  | "session.expired"
  | "session.registered";

/** One event. Never a password, a token or a code: `details` are words of the gateway's own. */
export interface SecurityEntry {
  readonly tenantId: string;
  readonly event: SecurityEvent;
  readonly memberId?: string | undefined;
  /** The key of the name that was typed, where no member is known by it. */
  readonly nameKey?: string | undefined;
  readonly details?: Readonly<Record<string, string | number>> | undefined;
  /** The request that it happened in. */
  readonly call?: Pick<Call, "location" | "userAgent" | "requestId"> | undefined;
}

const mostUserAgent = 160;

function toRow({ tenantId, event, memberId, nameKey, details, call }: SecurityEntry) {
  return {
    tenant_id: tenantId,
    id: uuidv7(),
    event,
    member_id: memberId ?? null,
    name_key: nameKey ?? null,
    address: call?.location.ip ?? null,
    user_agent: call?.userAgent.replace(/[^ -~]/g, "").slice(0, mostUserAgent) ?? null,
    request_id: call?.requestId ?? null,
    details: JSON.stringify(details ?? {}),
  };
}

/** Writes events in the transaction of what they tell of: both or neither. */
export async function addSecurityEntries(db: Db, entries: readonly SecurityEntry[]): Promise<void> {
  if (entries.length > 0) await db.insertInto("security_log").values(entries.map(toRow)).execute();
}

/** The log of events that must not fail because of it. */
export interface SecurityLog {
  /** Writes an event. One that the database does not take is in the process's log instead. */
  readonly add: (entry: SecurityEntry) => Promise<void>;
}

/** The security log of a gateway. */
export function createSecurityLog(db: Db, log: FastifyBaseLogger): SecurityLog {
  return {
    async add(entry) {
      try {
        await addSecurityEntries(db, [entry]);
      } catch (error) {
        log.error({ err: error, security: toRow(entry) }, "the security log could not be written");
      }
    },
  };
}
