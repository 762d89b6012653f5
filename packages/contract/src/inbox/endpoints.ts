import { endpoint } from "../endpoint.ts";
import type { DeleteInbox, Inbox, ListInboxRequest, ReadInbox, UnreadCount } from "./schemas.ts";

const own = { domain: "inbox", moduleId: "MESSAGES3", token: "required", trial: false } as const;
const change = { ...own, method: "POST", rateLimit: { calls: 120, seconds: 60 }, bodyLimit: 8_192 } as const;

/** How many of the member's messages are unread (AP-51). A page asks it by itself, after each event `message.unread`. */
export const getUnreadCount = /* @__PURE__ */ endpoint<Record<string, never>, UnreadCount>({
  ...own,
  name: "getUnreadCount",
  method: "GET",
  path: "/wps/relay/CSP_unreadCount",
  passive: true,
  cache: { provides: ["Session", "Inbox"] },
});

/** The member's messages, newest first, in the language of the call (MC-13). */
export const listInbox = /* @__PURE__ */ endpoint<ListInboxRequest, Inbox>({
  ...own,
  name: "listInbox",
  method: "GET",
  path: "/wps/relay/CSP_getInbox",
  cache: { provides: ["Session", "Inbox", "Texts"] },
});

/** Marks messages as read; ids of no message of the member's are passed over. Answers how many are unread then. */
export const readInbox = /* @__PURE__ */ endpoint<ReadInbox, UnreadCount>({
  ...change,
  name: "readInbox",
  path: "/wps/relay/CSP_read",
  cache: { invalidates: ["Inbox"] },
});

/** Removes messages for good; ids of no message of the member's are passed over. Answers how many are unread then. */
export const deleteInbox = /* @__PURE__ */ endpoint<DeleteInbox, UnreadCount>({
  ...change,
  name: "deleteInbox",
  path: "/wps/relay/CSP_delete",
  cache: { invalidates: ["Inbox"] },
});
