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
import type { Db } from "../../db/Db.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { type Route, route } from "../../http/route.ts";
import {
  countInbox,
  countUnread,
  listInboxMessages,
  removeInboxMessages,
  setInboxRead,
  type StoredInboxMessage,
} from "../../messages/inboxStore.ts";
import { renderInside } from "../../messages/renderMessage.ts";
import type { Services } from "./services.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";

const pageSize = 20;

function toInboxMessage({ messages }: Services, { language }: Call, row: StoredInboxMessage): InboxMessage {
  const template = messages.templates.get(row.template);
  const { subject, text } =
    template === undefined ? { subject: "", text: "" } : renderInside(template, language, row.values);
  return { id: row.id, subject, content: text, at: row.created_at.getTime(), isRead: row.read_at !== null };
}

/** A page; behind the last one the last one, so that who deletes all of it sees the one before. */
async function list(services: Services, call: Call, asked: number): Promise<Inbox> {
  const owner = requireSession(call);
  const count = await countInbox(services.db, owner);
  const totalPages = Math.ceil(count / pageSize);
  const pageNo = Math.max(1, Math.min(asked, totalPages));
  const rows = await listInboxMessages(services.db, owner, { limit: pageSize, offset: (pageNo - 1) * pageSize });
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
  act: (tx: Db, owner: MemberKey) => Promise<number>,
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
    route(deleteInbox, (call, { ids }) => change(services, call, (tx, owner) => removeInboxMessages(tx, owner, ids))),
  ];
}
