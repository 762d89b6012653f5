import type { ModId, SendFeedback, TicketCategory } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { uuidv7 } from "../../db/uuidv7.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { createOrderNo } from "../../orders/createOrderNo.ts";
import { insertLine } from "./lineStore.ts";
import { readLine } from "./readLine.ts";
import type { Services } from "./services.ts";
import { getSettings } from "./settingsStore.ts";
import { tellPages } from "./tellPages.ts";
import { countOwn, insertTicket, lockOwner } from "./ticketStore.ts";

/** The module that a category takes beside that of all tickets. */
export const categoryModules: Readonly<Record<TicketCategory, ModId>> = {
  FEEDBACK: "FEEDBACK3",
  SUGGESTION: "FEEDBACK3",
  COMPLAINT: "COMPLAINT3",
  SUPPORT: "TICKET3",
};

const titleCharacters = 60;

/** How a text begins: what a ticket without a title is called. */
export function toTitle(content: string): string {
  const line = Array.from(content.split("\n", 1)[0] ?? "");
  return line.length > titleCharacters ? `${line.slice(0, titleCharacters - 1).join("")}…` : line.join("");
}

/**
 * Prepares a ticket (CS-04, CS-05) of at least the merchant's words, or of `minWords`; the returned effect stores it. Whoever can log in may write, whatever holds the account from playing: support stays.
 * @throws Refusal `function.not.available` for a category that is off; `feedback.words`, `fields`; `ticket.limit` and `ticket.today` with `most`
 */
export async function prepareTicket(
  { db }: Services,
  call: Call,
  request: SendFeedback,
  { minWords }: { readonly minWords?: number } = {},
) {
  const { tenantId, memberId } = requireSession(call);
  const key = { tenantId, memberId };
  if (!call.tenant.modules.has(categoryModules[request.category])) throw new Refusal("function.not.available");
  const { settings } = await getSettings(db, tenantId);
  const line = await readLine(db, key, request, { min: minWords ?? settings.minWords, max: settings.maxWords });
  return async (tx: Db): Promise<{ readonly id: string }> => {
    await lockOwner(tx, key);
    const { open, today } = await countOwn(tx, key, call.tenant.timeZone);
    if (open >= settings.mostOpen) throw new Refusal("ticket.limit", { value: { most: settings.mostOpen } });
    if (today >= settings.mostToday) throw new Refusal("ticket.today", { value: { most: settings.mostToday } });
    const ticketNo = createOrderNo("S");
    await insertTicket(tx, {
      tenant_id: tenantId,
      ticket_no: ticketNo,
      member_id: memberId,
      category: request.category,
      title: request.title?.trim() || toTitle(line.content),
      contact: request.contact?.trim() ?? "",
      language: call.language,
    });
    await insertLine(tx, { ...key, ticketNo, id: uuidv7(), author: null, ...line });
    await tellPages(tx, key);
    return { id: ticketNo };
  };
}
