import type { LiveEventTags } from "../LiveEventTags.ts";

/** The last event of a session's stream. */
export const authLiveEventKinds = {
  "session.ended": [],
} as const satisfies LiveEventTags;
