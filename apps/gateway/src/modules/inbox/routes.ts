import {
  deleteInbox,
  getUnreadCount,
  type Inbox,
  type InboxMessage,
  listInbox,
  readInbox,
  type UnreadCount,
} from "@marquee/contract";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Schema.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { type Route, route } from "../../http/route.ts";
import {
  countUnread,
  type InboxOwner,
  listInboxMessages,
  removeInboxMessages,
  setInboxRead,
  type StoredInboxMessage,
} from "../../messages/inboxStore.ts";
import { renderMessage } from "../../messages/MessageTemplate.ts";
import type { Services } from "../../Services.ts";

const pageSize = 20;

function toInboxMessage({ messages }: Services, { language }: Call, row: StoredInboxMessage): InboxMessage {
  const template = messages.templates.get(row.template);
  const { subject, text } =
    template === undefined ? { subject: "", text: "" } : renderMessage(template, language, row.values);
  return { id: row.id, subject, content: text, at: row.created_at.getTime(), isRead: row.read_at !== null };
}

async function list(services: Services, call: Call, pageNo: number): Promise<Inbox> {
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const { rows, count } = await listInboxMessages(services.db, requireSession(call), page);
  const totalPages = Math.ceil(count / pageSize);
  return {
    list: rows.map((row) => toInboxMessage(services, call, row)),
    pageNo,
    pageSize,
    totalPages,
    totalCount: count,
  };
}

/** Changes messages, and tells the member's other pages of it where anything has changed. */
async function change(
  { db }: Services,
  call: Call,
  act: (tx: Db, owner: InboxOwner) => Promise<number>,
): Promise<UnreadCount> {
  const { tenantId, memberId } = requireSession(call);
  return transact(db, async (tx: Db) => {
    if ((await act(tx, { tenantId, memberId })) > 0)
      await publishEvent(tx, { tenantId, memberId, kind: "message.unread" });
    return { count: await countUnread(tx, { tenantId, memberId }) };
  });
}

/** The member's inbox (MC-13, AP-51). */
export function inboxRoutes(services: Services): readonly Route[] {
  return [
    route(getUnreadCount, async (call) => ({ count: await countUnread(services.db, requireSession(call)) })),
    route(listInbox, (call, { pageNo = 1 }) => list(services, call, pageNo)),
    route(readInbox, (call, asked) =>
      change(services, call, (tx, owner) => setInboxRead(tx, owner, "ids" in asked ? asked.ids : undefined)),
    ),
    route(deleteInbox, (call, { ids }) =>
      change(services, call, (tx, owner) => removeInboxMessages(tx, owner, ids)),
    ),
  ];
}
