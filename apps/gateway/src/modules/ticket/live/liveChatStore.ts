import { type EventOf, liveChatStates, transition } from "@marquee/contract";
import { type Selectable, sql, type Updateable } from "kysely";
import type { MemberKey } from "../../../authentication/MemberKey.ts";
import type { Db } from "../../../db/Db.ts";
import { type Tables, tables } from "../tables.ts";
import type { TicketKey } from "../ticketStore.ts";

/** A stored live chat. */
export type StoredLiveChat = Selectable<Tables["live_chats"]>;

/** What may happen to a live chat. */
export type LiveChatEvent = EventOf<typeof liveChatStates>;

/**
 * Lets one call after another give a merchant's live chats to staff. Who takes it takes it first of all: before members' rows and tickets.
 */
export async function lockGiving(tx: Db, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`live chats ${tenantId}`}, 0))`.execute(tx);
}

/** Makes the live chat of a ticket. */
export async function insertLiveChat(tx: Db, { tenantId, memberId }: MemberKey, ticketNo: string): Promise<void> {
  await tables(tx)
    .insertInto("live_chats")
    .values({ tenant_id: tenantId, ticket_no: ticketNo, member_id: memberId })
    .execute();
}

/** The live chat of a ticket; with `memberId` only if it is that member's. */
export async function findLiveChat(
  db: Db,
  { tenantId, ticketNo }: TicketKey,
  { memberId, lock = false }: { readonly memberId?: string; readonly lock?: boolean } = {},
): Promise<StoredLiveChat | undefined> {
  let rows = tables(db)
    .selectFrom("live_chats")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("ticket_no", "=", ticketNo);
  if (memberId !== undefined) rows = rows.where("member_id", "=", memberId);
  return (lock ? rows.forUpdate() : rows).executeTakeFirst();
}

/** A member's newest live chat that has not ended, or has within a day. */
export async function findNewest(db: Db, { tenantId, memberId }: MemberKey): Promise<StoredLiveChat | undefined> {
  return tables(db)
    .selectFrom("live_chats")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where(sql<boolean>`(state <> 'ENDED' or ended_at > clock_timestamp() - interval '1 day')`)
    .orderBy("begun_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

/**
 * Lets an event happen to a live chat, as far as its state allows it.
 * @returns the chat as it is then; undefined where the event cannot happen in its state, or another call was first
 */
export async function moveLiveChat(
  tx: Db,
  { tenant_id: tenantId, ticket_no: ticketNo, state }: Pick<StoredLiveChat, "tenant_id" | "ticket_no" | "state">,
  event: LiveChatEvent,
  change: Updateable<Tables["live_chats"]> = {},
): Promise<StoredLiveChat | undefined> {
  const to = transition(liveChatStates, state, event);
  if (to === null) return undefined;
  return tables(tx)
    .updateTable("live_chats")
    .set({ ...change, state: to })
    .where("tenant_id", "=", tenantId)
    .where("ticket_no", "=", ticketNo)
    .where("state", "=", state)
    .returningAll()
    .executeTakeFirst();
}

/** Which one a waiting chat is of those that wait, from 1. */
export async function countPlace(db: Db, { tenant_id: tenantId, waits_at: at, ticket_no: no }: StoredLiveChat) {
  const { rows } = await sql<{ place: number }>`
    select 1 + count(*)::int as place from live_chats
    where tenant_id = ${tenantId} and state = 'WAITING' and (waits_at, ticket_no) < (${at}, ${no})`.execute(db);
  return rows[0]?.place ?? 1;
}

/** What a side of a chat says of itself. */
interface Signal {
  readonly isTyping: boolean;
  readonly readAt: number | null;
}

/**
 * Notes that the member is at the chat, and whether something has changed that the other side sees: read marks go forward only.
 * @returns whether it has; undefined for no such chat that has not ended
 */
export async function signalAsMember(
  db: Db,
  { tenantId, memberId }: MemberKey,
  ticketNo: string,
  { isTyping, readAt }: Signal,
): Promise<boolean | undefined> {
  const { rows } = await sql<{ isNew: boolean }>`
    with before as (
      select * from live_chats
      where tenant_id = ${tenantId} and ticket_no = ${ticketNo} and member_id = ${memberId} and state <> 'ENDED' for update
    )
    update live_chats c set member_seen_at = clock_timestamp(),
      member_typing_at = case when ${isTyping}::boolean then clock_timestamp() end,
      member_read_at = greatest(c.member_read_at, least(to_timestamp(${readAt}::float8 / 1000), clock_timestamp()))
    from before b where c.tenant_id = b.tenant_id and c.ticket_no = b.ticket_no
    returning coalesce(b.member_typing_at > clock_timestamp() - interval '8 seconds', false) <> ${isTyping}::boolean or c.member_read_at is distinct from b.member_read_at
      or b.member_seen_at < clock_timestamp() - interval '1 minute' as "isNew"`.execute(db);
  return rows[0]?.isNew;
}

/** The like of the person of staff who is in it. */
export async function signalAsStaff(
  db: Db,
  { tenantId, ticketNo }: TicketKey,
  staffId: string,
  { isTyping, readAt }: Signal,
): Promise<{ readonly isNew: boolean; readonly memberId: string } | undefined> {
  const { rows } = await sql<{ isNew: boolean; memberId: string }>`
    with before as (
      select * from live_chats
      where tenant_id = ${tenantId} and ticket_no = ${ticketNo} and staff_id = ${staffId} and state = 'TALKING' for update
    )
    update live_chats c set staff_typing_at = case when ${isTyping}::boolean then clock_timestamp() end,
      staff_read_at = greatest(c.staff_read_at, least(to_timestamp(${readAt}::float8 / 1000), clock_timestamp()))
    from before b where c.tenant_id = b.tenant_id and c.ticket_no = b.ticket_no
    returning coalesce(b.staff_typing_at > clock_timestamp() - interval '8 seconds', false) <> ${isTyping}::boolean or c.staff_read_at is distinct from b.staff_read_at as "isNew",
      c.member_id as "memberId"`.execute(db);
  return rows[0];
}

/** Rates an ended chat in which staff were, within seven days and once. @returns false where that was not so */
export async function rate(
  db: Db,
  { tenantId, memberId }: MemberKey,
  ticketNo: string,
  { stars, comment }: { readonly stars: number; readonly comment: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(db)
    .updateTable("live_chats")
    .set({ stars, comment })
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("ticket_no", "=", ticketNo)
    .where("state", "=", "ENDED")
    .where("taken_at", "is not", null)
    .where("stars", "is", null)
    .where("ended_at", ">", sql<Date>`clock_timestamp() - interval '7 days'`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Why the job ends or releases a chat. */
export interface DueChat {
  readonly tenantId: string;
  readonly ticketNo: string;
  readonly due: "GIVE_BACK" | "END";
}

/**
 * The chats about which the job has something to do: whose person of staff is away wait again; those end that nobody takes within the merchant's
 * minutes, or whose member is away: for three minutes of waiting, or ten after what staff have written.
 */
export async function listDue(db: Db, firstMinutes: number): Promise<readonly DueChat[]> {
  const { rows } = await sql<DueChat>`
    select c.tenant_id as "tenantId", c.ticket_no as "ticketNo",
      case when c.state = 'TALKING' and c.member_seen_at > clock_timestamp() - interval '10 minutes' then 'GIVE_BACK' else 'END' end as due
    from live_chats c
    join tickets t on t.tenant_id = c.tenant_id and t.ticket_no = c.ticket_no
    left join ticket_settings s on s.tenant_id = c.tenant_id
    left join live_chat_staff p on p.tenant_id = c.tenant_id and p.staff_id = c.staff_id
      and p.seen_at > clock_timestamp() - interval '90 seconds'
    where c.state = 'TALKING' and (p.staff_id is null
        or (t.state = 'ANSWERED' and c.member_seen_at < clock_timestamp() - interval '10 minutes'))
      or c.state = 'WAITING' and (c.member_seen_at < clock_timestamp() - interval '3 minutes'
        or c.waits_at < clock_timestamp() - coalesce((s.settings ->> 'liveWaitMinutes')::int, ${firstMinutes}) * interval '1 minute')
    order by 1, 2`.execute(db);
  return rows;
}

/**
 * Removes tickets that were live chats and closed, or were merged into others, before the merchant's days; of a closed one with what stands in it and with
 * the tickets that were merged into it, whose lines stand there. @returns how many tickets
 */
export async function removeOldChats(db: Db, firstDays: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with recursive old as materialized (
      select t.tenant_id, t.ticket_no from live_chats c
      join tickets t on t.tenant_id = c.tenant_id and t.ticket_no = c.ticket_no
      left join ticket_settings s on s.tenant_id = c.tenant_id
      where c.state = 'ENDED' and (t.state = 'CLOSED' or t.state = 'MERGED')
        and coalesce(t.closed_at, t.changed_at) < clock_timestamp() - coalesce((s.settings ->> 'liveKeepDays')::int, ${firstDays}) * interval '1 day'
      order by c.ended_at limit 200 for update of t skip locked
    ), whole as (
      select tenant_id, ticket_no from old
      union
      select m.tenant_id, m.ticket_no from whole w join tickets m on m.tenant_id = w.tenant_id and m.merged_into = w.ticket_no
    ), lines as (
      delete from ticket_lines l using whole w where l.tenant_id = w.tenant_id and l.ticket_no = w.ticket_no
    ), gone as (
      delete from tickets t using whole w where t.tenant_id = w.tenant_id and t.ticket_no = w.ticket_no returning t.ticket_no
    )
    select count(*)::int as count from gone`.execute(db);
  return rows[0]?.count ?? 0;
}
