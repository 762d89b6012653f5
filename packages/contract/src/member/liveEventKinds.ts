import type { LiveEventTags } from "../LiveEventTags.ts";

/** The member has changed; with `game`: the member's session at the game of this code has ended. */
export const memberLiveEventKinds = {
  member: ["Member", "Avatar", "Protection"],
} as const satisfies LiveEventTags;
