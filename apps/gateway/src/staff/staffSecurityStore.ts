import type { StaffSecurityEvent } from "@marquee/contract/staff";
import { sql } from "kysely";
import type { Db } from "../db/Db.ts";
import { uuidv7 } from "../db/uuidv7.ts";
import { toUserAgent } from "../authentication/securityLogStore.ts";
import type { StaffCall } from "./StaffCall.ts";
import { tables } from "./tables.ts";

/** One event. It never holds a password, token or code. */
export interface StaffEvent {
  readonly staffId: string;
  readonly event: StaffSecurityEvent;
  /** Who did it, where it was somebody else. */
  readonly actor?: string;
  /** The call in which it happened. */
  readonly call?: Pick<StaffCall, "location" | "userAgent">;
}

/** Writes events, in the transaction of the change that they tell. */
export async function addStaffEvents(tx: Db, events: readonly StaffEvent[]): Promise<void> {
  if (events.length === 0) return;
  // Of one millisecond in any order; sorted, the log tells them in the order of the list.
  const ids = events.map(() => uuidv7()).toSorted();
  const rows = events.map(({ staffId, event, actor, call }, index) => ({
    id: ids[index] ?? uuidv7(),
    staff_id: staffId,
    event,
    actor: actor ?? null,
    address: call?.location.ip ?? "",
    user_agent: call === undefined ? "" : toUserAgent(call.userAgent),
  }));
  await tables(tx).insertInto("staff_security_log").values(rows).execute();
}

/** A stored line with whose it is. */
export interface StoredStaffEvent {
  readonly id: string;
  readonly at: Date;
  readonly staffId: string;
  readonly email: string;
  readonly name: string;
  readonly event: StaffSecurityEvent;
  readonly actor: string | null;
  readonly address: string;
  readonly userAgent: string;
}

/** The newest lines of some people, before an id: the newest of each, and of those together. */
export async function listStaffEvents(
  db: Db,
  staffIds: readonly string[],
  most: number,
  { event, before }: { readonly event?: StaffSecurityEvent | undefined; readonly before?: string | undefined },
): Promise<readonly StoredStaffEvent[]> {
  if (staffIds.length === 0) return [];
  const { rows } = await sql<StoredStaffEvent>`
    select l.id, l.at, s.id as "staffId", s.email, s.name, l.event, l.actor, l.address, l.user_agent as "userAgent"
    from staff s cross join lateral (
      select * from staff_security_log where staff_id = s.id
        ${event === undefined ? sql`` : sql`and event = ${event}`} ${before === undefined ? sql`` : sql`and id < ${before}::uuid`}
      order by id desc limit ${most}
    ) l
    where s.id = any (${sql.val([...staffIds])}::uuid[]) order by l.id desc limit ${most}`.execute(db);
  return rows;
}

/** How often an event happened to somebody in the last 24 hours. */
export async function countStaffEvents(db: Db, staffId: string, event: StaffSecurityEvent): Promise<number> {
  const { count } = await tables(db)
    .selectFrom("staff_security_log")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("staff_id", "=", staffId)
    .where("event", "=", event)
    .where("at", ">", sql<Date>`clock_timestamp() - interval '24 hours'`)
    .executeTakeFirstOrThrow();
  return count;
}
