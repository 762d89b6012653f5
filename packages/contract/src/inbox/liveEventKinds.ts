import type { LiveEventTags } from "../LiveEventTags.ts";

/** The number of unread messages has changed. */
export const inboxLiveEventKinds = {
  "message.unread": ["Inbox"],
} as const satisfies LiveEventTags;
