import type { WaitingItem, WaitingLine } from "../../staff/WaitingLine.ts";
import { mostWaiting } from "../../staff/WaitingLine.ts";
import { countWaiting, type ListedTicket, listWaiting } from "./ticketStore.ts";

const toItem = (row: ListedTicket): WaitingItem => ({
  subject: row.ticket_no,
  at: row.changed_at,
  ...(row.member_id !== null && row.username !== null && { member: { id: row.member_id, username: row.username } }),
  about: row.title,
});

/** Tickets in which the writer has written last. */
export const waitingTickets: WaitingLine = {
  key: "tickets",
  permission: "tickets.answer",
  count: (db, tenantId) => countWaiting(db, tenantId, mostWaiting),
  items: {
    list: async (db, tenantId, limit) => (await listWaiting(db, tenantId, { limit })).map(toItem),
    find: async (db, tenantId, ticketNo) => (await listWaiting(db, tenantId, { limit: 1, ticketNo })).map(toItem)[0],
  },
};
