import { endpoint } from "../endpoint.ts";
import type * as Shape from "./schemas.ts";

const own = { domain: "chat", moduleId: "CHATROOM3", token: "required" } as const;
const often = { calls: 120, seconds: 60 } as const;

/** Where the chat stands, with the title, language and colour of its header (CH-03). */
export const getChatUrl = /* @__PURE__ */ endpoint<Shape.ChatUrlRequest, Shape.ChatUrl>({
  ...own,
  name: "getChatUrl",
  method: "GET",
  path: "/wps/chat/url",
  rateLimit: often,
  cache: { provides: ["Session", "ChatUnread"], keepSeconds: 0 },
});

/** How many lines wait (CH-04). Pages ask now and then. */
export const getChatMessage = /* @__PURE__ */ endpoint<Record<string, never>, Shape.ChatMessage>({
  ...own,
  name: "getChatMessage",
  method: "GET",
  path: "/wps/chat/message",
  passive: true,
  rateLimit: often,
  cache: { provides: ["Session", "ChatUnread"], keepSeconds: 0 },
});

/** The rooms of the member, and who the member is in them. */
export const listChatRooms = /* @__PURE__ */ endpoint<Record<string, never>, Shape.ChatRooms>({
  ...own,
  name: "listChatRooms",
  method: "GET",
  path: "/wps/chat/rooms",
  rateLimit: often,
  cache: { provides: ["Session", "Chat"], keepSeconds: 0 },
});

/** Lines of a room, page by page backwards, or what has changed since. */
export const listChatLines = /* @__PURE__ */ endpoint<Shape.ChatLinesRequest, Shape.ChatLines>({
  ...own,
  name: "listChatLines",
  method: "GET",
  path: "/wps/chat/lines",
  passive: true,
  rateLimit: { calls: 240, seconds: 60 },
  cache: { provides: ["Session"], keepSeconds: 0 },
});

/** Writes a line (CH-09). Sent again under the same id it is stored once. */
export const sendChatLine = /* @__PURE__ */ endpoint<Shape.SendChatLine, Shape.SentChatLine>({
  ...own,
  name: "sendChatLine",
  method: "POST",
  path: "/wps/chat/line",
  rateLimit: often,
  bodyLimit: 16_384,
});

/** Reports a line to the moderators. */
export const reportChatLine = /* @__PURE__ */ endpoint<Shape.ReportChatLine, Record<string, never>>({
  ...own,
  name: "reportChatLine",
  method: "POST",
  path: "/wps/chat/report",
  rateLimit: { calls: 20, seconds: 60 },
  bodyLimit: 1_024,
});

/** Hides somebody's lines from the caller, or shows them again. */
export const muteChatPerson = /* @__PURE__ */ endpoint<Shape.MuteChatPerson, Record<string, never>>({
  ...own,
  name: "muteChatPerson",
  method: "POST",
  path: "/wps/chat/mute",
  rateLimit: { calls: 60, seconds: 60 },
  bodyLimit: 1_024,
  cache: { invalidates: ["Chat", "ChatUnread"] },
});

/** Notes up to where the member has read a room. It never goes back. */
export const readChatRoom = /* @__PURE__ */ endpoint<Shape.ReadChatRoom, Shape.ChatMessage>({
  ...own,
  name: "readChatRoom",
  method: "POST",
  path: "/wps/chat/read",
  passive: true,
  rateLimit: often,
  bodyLimit: 1_024,
  cache: { invalidatesWhenDone: ["ChatUnread"] },
});
