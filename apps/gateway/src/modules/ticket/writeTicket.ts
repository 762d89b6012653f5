import { ticketReopenDays, type WriteTicket } from "@marquee/contract";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import { uuidv7 } from "../../db/uuidv7.ts";
import { publishDeskChange } from "../../events/publishDeskChange.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { countLines, insertLine } from "./lineStore.ts";
import { endChat } from "./live/endChat.ts";
import { findLiveChat } from "./live/liveChatStore.ts";
import { readLine } from "./readLine.ts";
import type { Services } from "./services.ts";
import { getSettings } from "./settingsStore.ts";
import { tellPages } from "./tellPages.ts";
import { countOwn, findTicket, lockOwner, moveTicket, type StoredTicket } from "./ticketStore.ts";

/** The most lines of a member within a day, over all tickets: in a ticket, and in a live chat. */
const mostLines = { ticket: 50, live: 500 } as const;

const dayLength = 86_400_000;

/** The caller's ticket, locked. @throws Refusal `ticket.unknown`, also for one of somebody else */
async function lockOwn(tx: Db, call: Call, ticketNo: string): Promise<StoredTicket> {
  const { tenantId, memberId } = requireSession(call);
  const ticket = await findTicket(tx, { tenantId, ticketNo }, { memberId, lock: true });
  if (ticket === undefined) throw new Refusal("ticket.unknown");
  return ticket;
}

/**
 * Prepares a line of the member; the returned effect stores it, and the ticket waits for staff then.
 * @throws Refusal `feedback.words`, `fields`, `ticket.unknown`, `ticket.closed`, `ticket.today`
 */
export async function prepareWriting({ db }: Services, call: Call, request: WriteTicket) {
  const { tenantId, memberId } = requireSession(call);
  const key = { tenantId, memberId };
  const { settings } = await getSettings(db, tenantId);
  // An answer to a question may be one word or a picture's name: only what opens a ticket has a minimum.
  const line = await readLine(db, key, request, { min: 0, max: settings.maxWords });
  return async (tx: Db): Promise<{ readonly id: string }> => {
    await lockOwner(tx, key);
    const ticket = await lockOwn(tx, call, request.id);
    const live = await findLiveChat(tx, { tenantId, ticketNo: ticket.ticket_no });
    const isLive = live !== undefined && live.state !== "ENDED";
    const most = mostLines[isLive ? "live" : "ticket"];
    if ((await countLines(tx, key)) >= most) throw new Refusal("ticket.today", { value: { most } });
    if ((await moveTicket(tx, ticket, "write", { language: call.language })) === undefined)
      throw new Refusal("ticket.closed");
    await insertLine(tx, { ...key, ticketNo: ticket.ticket_no, id: uuidv7(), author: null, ...line });
    await tellPages(tx, key);
    if (isLive) await publishDeskChange(tx, tenantId, "LiveChats");
    return { id: ticket.ticket_no };
  };
}

/** Closes the caller's ticket; one that is closed stays so. @throws Refusal `ticket.unknown`, `ticket.closed` for one that is merged */
export async function closeOwn({ db }: Services, call: Call, ticketNo: string): Promise<void> {
  await transact(db, async (tx) => {
    const ticket = await lockOwn(tx, call, ticketNo);
    if (ticket.state === "CLOSED") return;
    const closed = await moveTicket(tx, ticket, "close", { closed_at: new Date(), closed_by: "MEMBER" });
    if (closed === undefined) throw new Refusal("ticket.closed");
    await endChat(tx, { tenantId: ticket.tenant_id, ticketNo }, "MEMBER");
    await tellPages(tx, requireSession(call));
  });
}

/** Until when a ticket can be reopened, in milliseconds; null for one that is not closed. */
export const toReopenTime = ({ closed_at: at }: Pick<StoredTicket, "closed_at">): number | null =>
  at === null ? null : at.getTime() + ticketReopenDays * dayLength;

/**
 * Opens the caller's ticket again. @throws Refusal `ticket.unknown`, `ticket.closed` for one that is merged, `ticket.open`, `ticket.late` with
 * `days`, `ticket.limit` with `most`
 */
export async function reopenOwn({ db }: Services, call: Call, ticketNo: string): Promise<void> {
  const session = requireSession(call);
  await transact(db, async (tx) => {
    await lockOwner(tx, session);
    const ticket = await lockOwn(tx, call, ticketNo);
    if (ticket.state === "MERGED") throw new Refusal("ticket.closed");
    const until = toReopenTime(ticket);
    if (until === null) throw new Refusal("ticket.open");
    if (until < Date.now()) throw new Refusal("ticket.late", { value: { days: ticketReopenDays } });
    const { mostOpen } = (await getSettings(tx, session.tenantId)).settings;
    if ((await countOwn(tx, session, call.tenant.timeZone)).open >= mostOpen)
      throw new Refusal("ticket.limit", { value: { most: mostOpen } });
    await moveTicket(tx, ticket, "reopen", { closed_at: null, closed_by: null, close_reason: "" });
    await tellPages(tx, session);
  });
}
