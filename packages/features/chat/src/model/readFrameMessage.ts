/** What the page of an outside chat system says to ours (decision 171). */
export type FrameMessage =
  /** It is drawn and logged in. */
  | { readonly type: "chat.ready" }
  /** So many messages wait in it. */
  | { readonly type: "chat.unread"; readonly count: number }
  /** The member closes the chat from within. */
  | { readonly type: "chat.close" };

const mostUnread = 99;

/** Reads what a frame has posted; undefined for what is none of its messages. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const type: unknown = Reflect.get(data, "type");
  if (type === "chat.ready" || type === "chat.close") return { type };
  const count: unknown = Reflect.get(data, "count");
  if (type !== "chat.unread" || typeof count !== "number" || !Number.isSafeInteger(count) || count < 0)
    return undefined;
  return { type, count: Math.min(mostUnread, count) };
}
