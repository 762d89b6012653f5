import { transact } from "@marquee/database";
import { type Call, requireSession } from "../../../http/Call.ts";
import { Refusal } from "../../../http/Refusal.ts";
import { listLines } from "../lineStore.ts";
import type { Services } from "../services.ts";
import { findTicket } from "../ticketStore.ts";
import { findLiveChat } from "./liveChatStore.ts";
import { findMailbox } from "./liveStaffStore.ts";

/** The longest transcript, in characters; what is before it stands in the ticket. */
const mostCharacters = 50_000;

/**
 * Mails what was written in the caller's live chat to the confirmed mail address (CS-04); notes of staff and pictures are not in it.
 * @throws Refusal `ticket.unknown`; `live.chat.mail` where no address is confirmed
 */
export async function mailOwn({ db, messages }: Services, call: Call, ticketNo: string): Promise<void> {
  const { tenantId, memberId } = requireSession(call);
  const key = { tenantId, ticketNo };
  const ticket = await findTicket(db, key, { memberId });
  if (ticket === undefined || (await findLiveChat(db, key, { memberId })) === undefined)
    throw new Refusal("ticket.unknown");
  const recipient = await findMailbox(db, tenantId, memberId);
  if (recipient === undefined) throw new Refusal("live.chat.mail");
  const time = new Intl.DateTimeFormat("sv-SE", {
    timeZone: call.tenant.timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  const transcript = (await listLines(db, key))
    .map(({ author, content, at }) => `${time.format(at)} ${author === null ? "–" : call.tenant.name}: ${content}`)
    .join("\n\n")
    .slice(-mostCharacters);
  const values = { site: call.tenant.name, ticket: ticketNo, transcript };
  await transact(db, (tx) =>
    messages.add(tx, {
      tenantId,
      channel: "mail",
      recipient,
      template: "live.chat.transcript",
      language: call.language,
      values,
    }),
  );
}
