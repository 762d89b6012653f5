import type { LiveEventTags } from "../LiveEventTags.ts";

/** A reminder of the time played is due. */
export const protectionLiveEventKinds = {
  "reality.check": [],
} as const satisfies LiveEventTags;
