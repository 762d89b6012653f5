import type { LiveEventTags } from "../LiveEventTags.ts";

/** A contract of the agent's has changed. */
export const commissionLiveEventKinds = {
  contract: ["Contracts"],
} as const satisfies LiveEventTags;
