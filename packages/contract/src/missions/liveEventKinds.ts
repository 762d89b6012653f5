import type { LiveEventTags } from "../LiveEventTags.ts";

/** The member has come further in a mission or claimed it, or staff have changed what missions there are. */
export const missionsLiveEventKinds = {
  missions: ["Missions"],
} as const satisfies LiveEventTags;
