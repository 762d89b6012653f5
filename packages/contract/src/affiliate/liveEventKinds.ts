import type { LiveEventTags } from "../LiveEventTags.ts";

/** A plan of the member's has changed, or a bill of one. */
export const affiliateLiveEventKinds = {
  affiliate: ["AffiliateAccount", "AffiliateBills", "Balance"],
} as const satisfies LiveEventTags;
