import { type Static, Type } from "typebox";
import { Millis, PageNo } from "../shapes.ts";
import { inboxMost } from "./inboxMost.ts";

export const UnreadCountSchema = Type.Object({ count: Type.Integer({ minimum: 0 }) });

/** How many of the member's messages are unread (AP-51). */
export type UnreadCount = Static<typeof UnreadCountSchema>;

export const ListInboxSchema = Type.Object({ pageNo: Type.Optional(PageNo) });

/** GET relay CSP_getInbox. */
export type ListInboxRequest = Static<typeof ListInboxSchema>;

const InboxMessageSchema = Type.Object({
  id: Type.String(),
  /** One line in the language that was asked for. */
  subject: Type.String(),
  /** Plain text, which may have several lines. */
  content: Type.String(),
  at: Millis,
  isRead: Type.Boolean(),
});

/** One message to the member (MC-13). */
export type InboxMessage = Static<typeof InboxMessageSchema>;

export const InboxSchema = Type.Object({
  list: Type.Array(InboxMessageSchema),
  pageNo: Type.Integer(),
  pageSize: Type.Integer(),
  totalPages: Type.Integer(),
  totalCount: Type.Integer(),
});

/** A page of the member's messages, newest first. */
export type Inbox = Static<typeof InboxSchema>;

const Ids = Type.Array(Type.String({ pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" }), {
  minItems: 1,
  maxItems: inboxMost,
});

export const ReadInboxSchema = Type.Union([Type.Object({ ids: Ids }), Type.Object({ all: Type.Literal(true) })]);

/** POST relay CSP_read: some messages, or all that are there. */
export type ReadInbox = Static<typeof ReadInboxSchema>;

export const DeleteInboxSchema = Type.Object({ ids: Ids });

/** POST relay CSP_delete. */
export type DeleteInbox = Static<typeof DeleteInboxSchema>;
