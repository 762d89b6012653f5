import type { TicketSettings } from "@marquee/contract/staff";
import { sql } from "kysely";
import type { Db } from "../../../db/Db.ts";
import { tables } from "../tables.ts";

/** For how long somebody of staff who has said to be there is there. */
const presenceSeconds = 90;

const isThere = sql<boolean>`p.seen_at > clock_timestamp() - ${presenceSeconds} * interval '1 second'`;

/** Somebody of staff who is there for live chats. */
export interface LivePerson {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** In which the person answers. */
  readonly languages: readonly string[];
  /** How many live chats the person has. */
  readonly chats: number;
}

/** Notes that somebody is there. @returns whether that is new */
export async function putPresence(
  tx: Db,
  tenantId: string,
  { id, email, name, languages }: Omit<LivePerson, "chats">,
): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    with before as (select seen_at from live_chat_staff where tenant_id = ${tenantId} and staff_id = ${id}),
    put as (
      insert into live_chat_staff (tenant_id, staff_id, email, name, languages) values (${tenantId}, ${id}, ${email}, ${name}, ${[...languages]}::text[])
      on conflict (tenant_id, staff_id) do update set email = excluded.email, name = excluded.name, languages = excluded.languages, seen_at = clock_timestamp()
    )
    select coalesce((select seen_at < clock_timestamp() - ${presenceSeconds} * interval '1 second' from before), true) as "isNew"`.execute(
    tx,
  );
  return rows[0]?.isNew ?? true;
}

/** Notes that somebody is no longer there. @returns whether that is new */
export async function removePresence(tx: Db, tenantId: string, staffId: string): Promise<boolean> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom("live_chat_staff")
    .where("tenant_id", "=", tenantId)
    .where("staff_id", "=", staffId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Removes who has not said to be there for an hour, such as people whose pages were closed. @returns how many */
export async function removeOldPresence(db: Db): Promise<number> {
  const { numDeletedRows } = await tables(db)
    .deleteFrom("live_chat_staff")
    .where("seen_at", "<", sql<Date>`clock_timestamp() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Who is there, whoever has the fewest chats first, and of those who was given one the longest ago. */
export async function listThere(db: Db, tenantId: string): Promise<readonly LivePerson[]> {
  return tables(db)
    .selectFrom("live_chat_staff as p")
    .select([
      "p.staff_id as id",
      "p.email",
      "p.name",
      "p.languages",
      sql<number>`(select count(*)::int from live_chats c
        where c.tenant_id = p.tenant_id and c.staff_id = p.staff_id and c.state = 'TALKING')`.as("chats"),
    ])
    .where("p.tenant_id", "=", tenantId)
    .where(isThere)
    .orderBy("chats")
    .orderBy("p.given_at", (order) => order.asc().nullsFirst())
    .orderBy("p.staff_id")
    .execute();
}

/** Notes that somebody was given a chat. */
export async function noteGiven(tx: Db, tenantId: string, staffId: string): Promise<void> {
  await tables(tx)
    .updateTable("live_chat_staff")
    .set({ given_at: sql<Date>`clock_timestamp()` })
    .where("tenant_id", "=", tenantId)
    .where("staff_id", "=", staffId)
    .execute();
}

/** The tickets whose live chats wait, the longest first. */
export async function listWaitingChats(db: Db, tenantId: string, limit: number): Promise<readonly string[]> {
  const rows = await tables(db)
    .selectFrom("live_chats")
    .select("ticket_no")
    .where("tenant_id", "=", tenantId)
    .where("state", "=", "WAITING")
    .orderBy("waits_at")
    .orderBy("ticket_no")
    .limit(limit)
    .execute();
  return rows.map(({ ticket_no: no }) => no);
}

/** Whether a merchant's timetable says that live chats are open now. */
export async function isOpenNow(
  db: Db,
  { weekdays, hours }: TicketSettings["liveHours"],
  timeZone: string,
): Promise<boolean> {
  const { rows } = await sql<{ isOpen: boolean }>`
    select is_due_hour(${weekdays}::int[], ${hours?.from ?? null}::text, ${hours?.to ?? null}::text, ${timeZone}, clock_timestamp()) as "isOpen"`.execute(
    db,
  );
  return rows[0]?.isOpen ?? false;
}

/** How long a chat takes: the mean of the last twenty, in seconds; five minutes where there were none. */
export async function getTalkSeconds(db: Db, tenantId: string): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(avg(extract(epoch from ended_at - taken_at)), 300)::int as seconds from (
      select taken_at, ended_at from live_chats
      where tenant_id = ${tenantId} and taken_at is not null and ended_at is not null order by taken_at desc limit 20
    ) c`.execute(db);
  return rows[0]?.seconds ?? 300;
}

/** A live chat as staff list it. */
export interface ListedChat {
  readonly ticketNo: string;
  readonly title: string;
  readonly username: string;
  readonly language: string;
  readonly state: "WAITING" | "TALKING";
  readonly staffId: string | null;
  readonly takenBy: string | null;
  readonly isUnanswered: boolean;
  readonly since: Date;
}

/** The live chats that have not ended, at most 200: one's own first, then those that wait, the longest first. */
export async function listOpenChats(db: Db, tenantId: string, staffId: string): Promise<readonly ListedChat[]> {
  const { rows } = await sql<ListedChat>`
    select c.ticket_no as "ticketNo", t.title, m.username, t.language, c.state, c.staff_id as "staffId", t.taken_email as "takenBy",
      t.state in ('OPEN', 'WAITING') as "isUnanswered", c.waits_at as since
    from live_chats c
    join tickets t on t.tenant_id = c.tenant_id and t.ticket_no = c.ticket_no
    join members m on m.tenant_id = c.tenant_id and m.id = c.member_id
    where c.tenant_id = ${tenantId} and c.state <> 'ENDED'
    order by c.staff_id is distinct from ${staffId}, c.state = 'TALKING', c.waits_at, c.ticket_no limit 200`.execute(
    db,
  );
  return rows;
}

/** A member's confirmed mail address; undefined for none. */
export async function findMailbox(db: Db, tenantId: string, memberId: string): Promise<string | undefined> {
  const row = await tables(db)
    .selectFrom("members")
    .select("email_key")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .where("email_confirmed_at", "is not", null)
    .executeTakeFirst();
  return row?.email_key ?? undefined;
}
