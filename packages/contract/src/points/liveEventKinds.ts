import type { LiveEventTags } from "../LiveEventTags.ts";

/** The member's points have moved, or a redemption was decided. */
export const pointsLiveEventKinds = { points: ["Points"] } as const satisfies LiveEventTags;
