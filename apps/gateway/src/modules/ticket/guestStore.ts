import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";
import { findTicket, type StoredTicket, type TicketKey } from "./ticketStore.ts";

/** How many times a ticket may have been merged on. */
const mostMerges = 10;

/**
 * The ticket of a guest in which the lines of another one stand now, or that one, locked; undefined where it is not of this mail address.
 * @param guestKey the keyed hash of the mail address
 */
export async function lockEarlier(
  tx: Db,
  { tenantId, ticketNo }: TicketKey,
  guestKey: string,
): Promise<StoredTicket | undefined> {
  let number = ticketNo;
  for (let merges = 0; merges <= mostMerges; merges += 1) {
    const ticket = await findTicket(tx, { tenantId, ticketNo: number }, { guestKey, lock: true });
    if (ticket?.merged_into == null) return ticket;
    number = ticket.merged_into;
  }
  return undefined;
}

/**
 * Removes tickets of guests that were closed so many days ago, with what was written in them, and then those that were merged into one that is gone;
 * a bounded number. @returns how many
 */
export async function eraseGuestTickets(tx: Db, days: number, limit: number): Promise<number> {
  const { rows } = await sql<{ tenant_id: string; ticket_no: string }>`
    select t.tenant_id, t.ticket_no from tickets t
    where t.member_id is null and (
      t.state = 'CLOSED' and t.closed_at < clock_timestamp() - ${days} * interval '1 day'
      or t.state = 'MERGED' and not exists (
        select from tickets i where i.tenant_id = t.tenant_id and i.ticket_no = t.merged_into))
    limit ${limit} for update of t skip locked`.execute(tx);
  const old = sql`(select r.tenant_id, r.ticket_no from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as r(tenant_id text, ticket_no text))`;
  await sql`delete from ticket_lines where (tenant_id, ticket_no) in ${old}`.execute(tx);
  await sql`delete from tickets where (tenant_id, ticket_no) in ${old}`.execute(tx);
  return rows.length;
}

/** Lets one start after another look whether a merchant has tickets of guests. */
export async function lockGuestTickets(tx: Db, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`guest tickets ${tenantId}`}, 0))`.execute(tx);
}

/** Whether a merchant has any ticket of a guest. */
export async function hasGuestTickets(tx: Db, tenantId: string): Promise<boolean> {
  const row = await tables(tx)
    .selectFrom("tickets")
    .select("ticket_no")
    .where("tenant_id", "=", tenantId)
    .where("member_id", "is", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
