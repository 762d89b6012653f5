import type { AnswerTicket, CloseStaffTicket, NoteTicket, TakeTicket } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { publishDeskChange } from "../../events/publishDeskChange.ts";
import { requireAnswerPictures } from "./answerPictures.ts";
import { findLineTicket, insertLine, insertNote } from "./lineStore.ts";
import { endChat } from "./live/endChat.ts";
import { enterChat } from "./live/enterChat.ts";
import { giveBack, giveChat } from "./live/giveChats.ts";
import { findLiveChat } from "./live/liveChatStore.ts";
import type { Services } from "./services.ts";
import { tellPages } from "./tellPages.ts";
import { tellWriter } from "./tellWriter.ts";
import { findTicket, moveTicket, setTaker, type StoredTicket } from "./ticketStore.ts";

/** A ticket of the merchant, locked. @throws Refusal `ticket.unknown` */
export async function lockTicket(tx: Db, { tenant }: MerchantCall, ticketNo: string): Promise<StoredTicket> {
  const ticket = await findTicket(tx, { tenantId: tenant.id, ticketNo }, { lock: true });
  if (ticket === undefined) throw new Refusal("ticket.unknown");
  return ticket;
}

/** The like, as the caller has seen it. @throws Refusal `ticket.unknown`; `state.changed` when anybody has changed it since, its member too */
export async function lockSeen(
  tx: Db,
  call: MerchantCall,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<StoredTicket> {
  const ticket = await lockTicket(tx, call, id);
  if (ticket.version !== version) throw new Refusal("state.changed");
  return ticket;
}

/** Requires that an event has happened. @throws Refusal `state.changed` */
export function requireMoved(moved: StoredTicket | undefined): StoredTicket {
  if (moved === undefined) throw new Refusal("state.changed");
  return moved;
}

/**
 * Answers the writer: a member in the ticket, a guest by mail; an answer that was stored before is not stored again. Whoever answers in a live chat
 * that nobody has is in it then.
 * @throws Refusal `ticket.unknown`, `state.changed`, `live.chat.taken` for a live chat of a colleague, `fields`
 */
export async function answerTicketOf(
  services: Services,
  call: MerchantCall,
  { id, version, lineId, content, images = [] }: AnswerTicket,
): Promise<void> {
  const tenantId = call.tenant.id;
  const { person } = call.session;
  await transact(services.db, async (tx) => {
    const before = await lockTicket(tx, call, id);
    if ((await findLineTicket(tx, tenantId, lineId)) === id) return;
    if (before.version !== version) throw new Refusal("state.changed");
    await requireAnswerPictures(tx, before, images);
    await enterChat(tx, person, await findLiveChat(tx, { tenantId, ticketNo: id }, { lock: true }));
    const taker = before.taken_by === null ? { taken_by: person.id, taken_email: person.email } : {};
    const change = { answered_at: new Date(), warned_at: null, ...taker };
    const ticket = requireMoved(await moveTicket(tx, before, "answer", change));
    const line = { tenantId, ticketNo: id, id: lineId, memberId: ticket.member_id, content: content.trim(), images };
    if (!(await insertLine(tx, { ...line, author: person.name }))) throw new Refusal("state.changed");
    await tellWriter(tx, services, ticket, "ticket.answered", line.content);
    await tellPages(tx, { tenantId, memberId: ticket.member_id });
    await call.audit(tx, {
      action: "answer ticket",
      subject: id,
      before: { state: before.state },
      after: { state: ticket.state, line: lineId },
    });
  });
  services.sendSoon();
}

/** Writes a note for staff, once. @throws Refusal `ticket.unknown` */
export async function noteTicketOf(
  { db }: Services,
  call: MerchantCall,
  { id, lineId, content }: NoteTicket,
): Promise<void> {
  const tenantId = call.tenant.id;
  await transact(db, async (tx) => {
    await lockTicket(tx, call, id);
    const note = { tenantId, ticketNo: id, id: lineId, author: call.session.person.name, content: content.trim() };
    if (!(await insertNote(tx, note))) return;
    await publishDeskChange(tx, tenantId, "StaffTickets");
    await call.audit(tx, { action: "note ticket", subject: id, after: { note: lineId } });
  });
}

/** Takes a ticket, or gives one's own back. @throws Refusal `ticket.unknown`, `state.changed` */
export async function takeTicketOf({ db }: Services, call: MerchantCall, request: TakeTicket): Promise<void> {
  const { id, isMine } = request;
  const { person } = call.session;
  await transact(db, async (tx) => {
    const before = await lockSeen(tx, call, request);
    // It is as the caller wants it, or is somebody else's to give back.
    if ((before.taken_by === person.id) === isMine) return;
    const key = { tenantId: call.tenant.id, ticketNo: id };
    const chat = await findLiveChat(tx, key, { lock: true });
    // Whoever takes the ticket of a live chat is in the chat then.
    const moved = chat === undefined ? undefined : await (isMine ? giveChat(tx, chat, person) : giveBack(tx, chat));
    if (moved === undefined) await setTaker(tx, key, isMine ? person : null);
    await publishDeskChange(tx, call.tenant.id, "StaffTickets");
    await call.audit(tx, {
      action: isMine ? "take ticket" : "release ticket",
      subject: id,
      before: { takenBy: before.taken_email },
      after: { takenBy: isMine ? person.email : null },
    });
  });
}

/** Closes a ticket with a reason for its writer. @throws Refusal `ticket.unknown`, `state.changed` */
export async function closeTicketOf(services: Services, call: MerchantCall, request: CloseStaffTicket): Promise<void> {
  const reason = request.reason.trim();
  await transact(services.db, async (tx) => {
    const before = await lockSeen(tx, call, request);
    const change = { closed_at: new Date(), closed_by: "STAFF", close_reason: reason } as const;
    const ticket = requireMoved(await moveTicket(tx, before, "close", change));
    await endChat(tx, { tenantId: call.tenant.id, ticketNo: request.id }, "STAFF");
    await tellWriter(tx, services, ticket, "ticket.closed", reason);
    await tellPages(tx, { tenantId: call.tenant.id, memberId: ticket.member_id });
    await call.audit(tx, {
      action: "close ticket",
      subject: request.id,
      before: { state: before.state },
      after: { state: ticket.state },
      reason,
    });
  });
  services.sendSoon();
}
