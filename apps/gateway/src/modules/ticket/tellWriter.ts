import { ticketReopenDays, ticketWarningDays } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { openGuest } from "./guest.ts";
import type { Services } from "./services.ts";
import type { StoredTicket } from "./ticketStore.ts";

/** What a message about a ticket says beside its title and number. */
const days = {
  "ticket.answered": 0,
  "ticket.closing": ticketWarningDays,
  "ticket.closed": ticketReopenDays,
  "ticket.ended": ticketReopenDays,
} as const;

/** What is mailed to a guest; that a ticket closes by itself changes nothing for somebody who can only write again. */
const guestTemplates = {
  "ticket.answered": "ticket.guest.answered",
  "ticket.closed": "ticket.guest.closed",
} as const;

const isMailed = (template: string): template is keyof typeof guestTemplates => Object.hasOwn(guestTemplates, template);

/** Tells the writer of a ticket what has become of it, in its transaction: a member in the inbox, a guest by mail. @param said the answer, or the reason */
export async function tellWriter(
  tx: Db,
  services: Pick<Services, "messages" | "seals" | "tenantRegistry">,
  ticket: StoredTicket,
  template: keyof typeof days,
  said = "",
): Promise<void> {
  const { messages, tenantRegistry } = services;
  const { tenant_id: tenantId, member_id: memberId, ticket_no: number, title, language } = ticket;
  const tenant = tenantRegistry.getById(tenantId);
  const isAnswer = template === "ticket.answered";
  const values = {
    site: tenant?.name ?? "",
    title,
    ticket: number,
    reason: isAnswer ? "" : said,
    days: String(days[template]),
  };
  // The answer is read in the ticket.
  if (memberId !== null) return messages.tell(tx, { tenantId, memberId, template, values });
  if (!isMailed(template)) return undefined;
  const guest = openGuest(services, ticket);
  if (guest === null) return undefined;
  return messages.add(tx, {
    tenantId,
    channel: "mail",
    recipient: guest.email,
    template: guestTemplates[template],
    language,
    values: { ...values, answer: isAnswer ? said : "", link: `https://${tenant?.hosts[0] ?? ""}/contact` },
  });
}
