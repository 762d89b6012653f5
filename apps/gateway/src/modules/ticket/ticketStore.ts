import {
  type EventOf,
  type ticketStates,
  ticketStates as states,
  type TicketCategory,
  transition,
} from "@marquee/contract";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { type Tables, tables } from "./tables.ts";

/** A stored ticket. */
export type StoredTicket = Selectable<Tables["tickets"]>;

/** What may happen to a ticket. */
export type TicketEvent = EventOf<typeof ticketStates>;

/** Names a ticket of a merchant. */
export interface TicketKey {
  readonly tenantId: string;
  readonly ticketNo: string;
}

/** The time of a change, as coarse as cursors tell it. */
const now = sql<Date>`date_trunc('milliseconds', clock_timestamp())`;

/** Locks a member's row, but for what only names it: what a member may have so many of is counted by one call after another. */
export async function lockOwner(tx: Db, { tenantId, memberId }: MemberKey): Promise<void> {
  await tables(tx)
    .selectFrom("members")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** How many tickets of a member are not closed, and how many were opened today, of the merchant's zone. */
export async function countOwn(
  db: Db,
  { tenantId, memberId }: MemberKey,
  timeZone: string,
): Promise<{ readonly open: number; readonly today: number }> {
  return tables(db)
    .selectFrom("tickets")
    .select([
      sql<number>`count(*) filter (where state in ('OPEN', 'ANSWERED', 'WAITING'))::int`.as("open"),
      sql<number>`count(*) filter (where ledger.to_day(created_at, ${timeZone}) = ledger.to_day(clock_timestamp(), ${timeZone}))::int`.as(
        "today",
      ),
    ])
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .executeTakeFirstOrThrow();
}

/** Stores a new ticket. */
export async function insertTicket(
  tx: Db,
  ticket: Pick<
    Insertable<Tables["tickets"]>,
    | "tenant_id"
    | "ticket_no"
    | "member_id"
    | "guest"
    | "guest_key"
    | "earlier_no"
    | "category"
    | "title"
    | "contact"
    | "language"
  >,
): Promise<void> {
  await tables(tx).insertInto("tickets").values(ticket).execute();
}

/** A ticket; with `memberId` or `guestKey` only if it is that writer's. */
export async function findTicket(
  db: Db,
  { tenantId, ticketNo }: TicketKey,
  {
    memberId,
    guestKey,
    lock = false,
  }: { readonly memberId?: string; readonly guestKey?: string; readonly lock?: boolean } = {},
): Promise<StoredTicket | undefined> {
  let rows = tables(db)
    .selectFrom("tickets")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("ticket_no", "=", ticketNo);
  if (memberId !== undefined) rows = rows.where("member_id", "=", memberId);
  if (guestKey !== undefined) rows = rows.where("guest_key", "=", guestKey);
  return (lock ? rows.forUpdate() : rows).executeTakeFirst();
}

/**
 * Lets an event happen to a ticket, as far as its state allows it.
 * @returns the ticket as it is then; undefined where the event cannot happen in its state, or another call was first
 */
export async function moveTicket(
  tx: Db,
  { tenant_id: tenantId, ticket_no: ticketNo, state }: Pick<StoredTicket, "tenant_id" | "ticket_no" | "state">,
  event: TicketEvent,
  change: Updateable<Tables["tickets"]> = {},
): Promise<StoredTicket | undefined> {
  const to = transition(states, state, event);
  if (to === null) return undefined;
  return tables(tx)
    .updateTable("tickets")
    .set({ ...change, state: to, version: sql<number>`version + 1`, changed_at: now })
    .where("tenant_id", "=", tenantId)
    .where("ticket_no", "=", ticketNo)
    .where("state", "=", state)
    .returningAll()
    .executeTakeFirst();
}

/** Says who of staff has a ticket; null gives it back. */
export async function setTaker(
  tx: Db,
  { tenantId, ticketNo }: TicketKey,
  person: { readonly id: string; readonly email: string } | null,
): Promise<void> {
  await tables(tx)
    .updateTable("tickets")
    .set({ taken_by: person?.id ?? null, taken_email: person?.email ?? null, version: sql<number>`version + 1` })
    .where("tenant_id", "=", tenantId)
    .where("ticket_no", "=", ticketNo)
    .execute();
}

/** A page of a member's tickets, those that changed last first, and how many there are. */
export async function listOwn(
  db: Db,
  { tenantId, memberId }: MemberKey,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly StoredTicket[]; readonly count: number }> {
  const own = tables(db).selectFrom("tickets").where("tenant_id", "=", tenantId).where("member_id", "=", memberId);
  const rows = await own
    .selectAll()
    .orderBy("changed_at", "desc")
    .orderBy("ticket_no", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await own.select(({ fn }) => fn.countAll<string>().as("count")).executeTakeFirstOrThrow();
  return { rows, count: Number(count) };
}

/** The tickets of a ticket's writer that are not closed, but for that one. */
export async function listOthers(
  db: Db,
  { tenant_id: tenantId, ticket_no: ticketNo, member_id: memberId, guest_key: guestKey }: StoredTicket,
): Promise<readonly Pick<StoredTicket, "ticket_no" | "title">[]> {
  const rows = tables(db).selectFrom("tickets").select(["ticket_no", "title"]).where("tenant_id", "=", tenantId);
  const own =
    memberId === null
      ? rows.where("member_id", "is", null).where("guest_key", "=", guestKey)
      : rows.where("member_id", "=", memberId);
  return own
    .where("ticket_no", "!=", ticketNo)
    .where("state", "in", ["OPEN", "ANSWERED", "WAITING"])
    .orderBy("changed_at", "desc")
    .limit(50)
    .execute();
}

/** A ticket as lists of staff show it. */
export type ListedTicket = StoredTicket & { readonly username: string | null };

/** Which tickets staff see. */
export interface TicketFilter {
  readonly state?: StoredTicket["state"] | undefined;
  /** Only what waits for staff. */
  readonly waits?: boolean;
  readonly category?: TicketCategory | undefined;
  readonly takenBy?: string | undefined;
  readonly search?: string | undefined;
  readonly memberId?: string | undefined;
  /** Beside what `search` finds. */
  readonly guestKey?: string | undefined;
  readonly after?: { readonly at: number; readonly id: string } | undefined;
  readonly limit: number;
}

const named = (db: Db, tenantId: string) =>
  tables(db)
    .selectFrom("tickets as t")
    .leftJoin("members as m", (join) => join.onRef("m.tenant_id", "=", "t.tenant_id").onRef("m.id", "=", "t.member_id"))
    .selectAll("t")
    .select("m.username")
    .where("t.tenant_id", "=", tenantId);

/** A merchant's tickets, those that changed last first. */
export async function listTickets(
  db: Db,
  tenantId: string,
  { state, waits = false, category, takenBy, search, memberId, guestKey = "", after, limit }: TicketFilter,
): Promise<readonly ListedTicket[]> {
  let rows = named(db, tenantId);
  if (state !== undefined) rows = rows.where("t.state", "=", state);
  if (waits) rows = rows.where("t.state", "in", ["OPEN", "WAITING"]);
  if (category !== undefined) rows = rows.where("t.category", "=", category);
  if (takenBy !== undefined) rows = rows.where("t.taken_by", "=", takenBy);
  if (memberId !== undefined) rows = rows.where("t.member_id", "=", memberId);
  if (search !== undefined && search !== "")
    rows = rows.where(
      sql<boolean>`(starts_with(t.ticket_no, upper(${search})) or starts_with(lower(m.username), lower(${search})) or starts_with(lower(t.title), lower(${search})) or t.guest_key = ${guestKey})`,
    );
  if (after !== undefined)
    rows = rows.where(
      sql<boolean>`(t.changed_at, t.ticket_no) < (to_timestamp(${after.at}::float8 / 1000), ${after.id}::text)`,
    );
  return rows.orderBy("t.changed_at", "desc").orderBy("t.ticket_no", "desc").limit(limit).execute();
}

/** One ticket of a merchant with its member's name. */
export async function findListed(db: Db, { tenantId, ticketNo }: TicketKey): Promise<ListedTicket | undefined> {
  return named(db, tenantId).where("t.ticket_no", "=", ticketNo).executeTakeFirst();
}

/** Tickets that wait for staff, the longest first; or one of them. */
export async function listWaiting(
  db: Db,
  tenantId: string,
  { limit, ticketNo }: { readonly limit: number; readonly ticketNo?: string },
): Promise<readonly ListedTicket[]> {
  let rows = named(db, tenantId).where("t.state", "in", ["OPEN", "WAITING"]);
  if (ticketNo !== undefined) rows = rows.where("t.ticket_no", "=", ticketNo);
  return rows.orderBy("t.changed_at").orderBy("t.ticket_no").limit(limit).execute();
}

/** How many wait for staff; it stops counting at `most`. */
export async function countWaiting(db: Db, tenantId: string, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from tickets where tenant_id = ${tenantId} and state in ('OPEN', 'WAITING') limit ${most}
    ) w`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Notes that members were told of the closing of their tickets, which wait for them since so many days. @returns those tickets */
export async function warnSilent(
  tx: Db,
  tenantId: string,
  days: number,
  limit: number,
): Promise<readonly StoredTicket[]> {
  return tables(tx)
    .updateTable("tickets")
    .set({ warned_at: sql<Date>`clock_timestamp()` })
    .where("tenant_id", "=", tenantId)
    .where(
      "ticket_no",
      "in",
      tables(tx)
        .selectFrom("tickets")
        .select("ticket_no")
        .where("tenant_id", "=", tenantId)
        .where("state", "=", "ANSWERED")
        .where("warned_at", "is", null)
        .where("answered_at", "<", sql<Date>`clock_timestamp() - ${days} * interval '1 day'`)
        .orderBy("answered_at")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** Tickets whose members were told so many days ago and that are due to close, locked. */
export async function lockSilent(
  tx: Db,
  tenantId: string,
  { days, warned }: { readonly days: number; readonly warned: number },
  limit: number,
): Promise<readonly StoredTicket[]> {
  return tables(tx)
    .selectFrom("tickets")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("state", "=", "ANSWERED")
    .where("answered_at", "<", sql<Date>`clock_timestamp() - ${days} * interval '1 day'`)
    .where("warned_at", "<", sql<Date>`clock_timestamp() - ${warned} * interval '1 day'`)
    .orderBy("answered_at")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}
