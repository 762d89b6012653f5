import type { ListTickets, Ticket, TicketDetails, TicketList } from "@marquee/contract";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { listLines } from "./lineStore.ts";
import type { Services } from "./services.ts";
import { findTicket, listOwn, type StoredTicket } from "./ticketStore.ts";
import { toReopenTime } from "./writeTicket.ts";

const pageSize = 20;

const toTicket = (row: StoredTicket): Ticket => ({
  id: row.ticket_no,
  category: row.category,
  title: row.title,
  state: row.state,
  createdAt: row.created_at.getTime(),
  changedAt: row.changed_at.getTime(),
});

/** A page of the caller's tickets. */
export async function readTickets({ db }: Services, call: Call, { pageNo = 1 }: ListTickets): Promise<TicketList> {
  const { rows, count } = await listOwn(db, requireSession(call), { limit: pageSize, offset: (pageNo - 1) * pageSize });
  return {
    list: rows.map(toTicket),
    pageNo,
    pageSize,
    totalPages: Math.ceil(count / pageSize),
    totalCount: count,
  };
}

/** One of the caller's tickets with all that was written; notes of staff are in a table of their own. @throws Refusal `ticket.unknown` */
export async function readTicket({ db }: Services, call: Call, ticketNo: string): Promise<TicketDetails> {
  const { tenantId, memberId } = requireSession(call);
  const ticket = await findTicket(db, { tenantId, ticketNo }, { memberId });
  if (ticket === undefined) throw new Refusal("ticket.unknown");
  const until = toReopenTime(ticket);
  return {
    ...toTicket(ticket),
    contact: ticket.contact,
    lines: (await listLines(db, { tenantId, ticketNo })).map((line) => ({
      id: line.id,
      by: line.is_staff ? "STAFF" : "MEMBER",
      content: line.content,
      pictures: [...line.images],
      at: line.at.getTime(),
    })),
    closedBy: ticket.closed_by,
    closeReason: ticket.close_reason,
    reopenUntil: until !== null && until > Date.now() ? until : null,
    mergedInto: ticket.merged_into,
  };
}
