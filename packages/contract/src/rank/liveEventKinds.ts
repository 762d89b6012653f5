import type { LiveEventTags } from "../LiveEventTags.ts";

/** The member's growth or level has changed, a gift was claimed, or staff have changed what levels give. */
export const rankLiveEventKinds = { rank: ["Rank"] } as const satisfies LiveEventTags;
