import { ticketReopenDays, ticketWarningDays } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import type { Services } from "./services.ts";
import type { StoredTicket } from "./ticketStore.ts";

/** What a message about a ticket says beside its title and number. */
const days = {
  "ticket.answered": 0,
  "ticket.closing": ticketWarningDays,
  "ticket.closed": ticketReopenDays,
  "ticket.ended": ticketReopenDays,
} as const;

/** Puts what has become of a ticket into its member's inbox, in its transaction. */
export async function tellMember(
  tx: Db,
  { messages, tenantRegistry }: Pick<Services, "messages" | "tenantRegistry">,
  { tenant_id: tenantId, member_id: memberId, ticket_no: ticket, title }: StoredTicket,
  template: keyof typeof days,
  reason = "",
): Promise<void> {
  const site = tenantRegistry.list().find(({ id }) => id === tenantId)?.name ?? "";
  const values = { site, title, ticket, reason, days: String(days[template]) };
  await messages.tell(tx, { tenantId, memberId, template, values });
}
