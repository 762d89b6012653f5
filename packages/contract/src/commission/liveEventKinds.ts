import type { LiveEventTags } from "../LiveEventTags.ts";

/** A contract of the agent's has changed, or a bill of one. */
export const commissionLiveEventKinds = {
  contract: ["Contracts"],
  bill: ["Bills", "Balance"],
} as const satisfies LiveEventTags;
