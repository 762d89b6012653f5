import { hasPermission, type ListOutbox, type OutboxMessage, type OutboxPage } from "@marquee/contract/staff";
import { toRecipientMask } from "../../authentication/toRecipientMask.ts";
import { renderMessage } from "../../messages/renderMessage.ts";
import { listMessagePage, type MessageFilter, type OutgoingMessage } from "../../messages/outgoingMessageStore.ts";
import type { Services } from "./services.ts";
import { readCursor, toCursor } from "../../staff/cursor.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";

const pageSize = 50;
const mask = "•••";

/** Codes and links are for their recipients: no page shows them, on any gateway. */
export function toOutboxMessage(
  { messages }: Pick<Services, "messages">,
  row: OutgoingMessage,
  isWhole: boolean,
): OutboxMessage {
  const template = messages.templates.get(row.template);
  const hidden = template?.secrets ?? [];
  const values = { ...row.values, ...Object.fromEntries(hidden.map((name) => [name, mask])) };
  const { subject, text } =
    template === undefined ? { subject: "", text: "" } : renderMessage(template, row.language, values);
  return {
    id: row.id,
    at: row.created_at.getTime(),
    channel: row.channel,
    recipient: isWhole ? row.recipient : toRecipientMask(row.channel, row.recipient),
    template: row.template,
    language: row.language,
    state: row.state,
    tries: row.tries,
    nextTryAt: row.state === "WAITING" ? row.next_try_at.getTime() : null,
    sentAt: row.sent_at?.getTime() ?? null,
    failure: row.failure,
    subject,
    text,
  };
}

/** The filter of a request. */
export const toMessageFilter = ({ state, template }: Omit<ListOutbox, "cursor">): MessageFilter => ({
  state,
  template: template === "" ? undefined : template,
});

/** A merchant's messages, newest first; that they were read is written down, since they name members. */
export async function listOutbox(
  services: Services,
  call: MerchantCall,
  { cursor, ...asked }: ListOutbox,
): Promise<OutboxPage> {
  const { db } = services;
  const { tenant, session } = call;
  const rows = await listMessagePage(db, tenant.id, pageSize + 1, {
    ...toMessageFilter(asked),
    after: readCursor(cursor),
  });
  const items = rows.slice(0, pageSize);
  const last = items.at(-1);
  const isWhole = hasPermission(session.person.grants, tenant.code, "members.contacts");
  if (items.length > 0) await call.audit(db, { action: "read messages", subject: asked.template ?? "" });
  return {
    items: items.map((row) => toOutboxMessage(services, row, isWhole)),
    next: rows.length > pageSize && last !== undefined ? toCursor(last.created_at, last.id) : null,
  };
}
