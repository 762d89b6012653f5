import type { LiveEventTags } from "../LiveEventTags.ts";

/** Money of the member has moved, an order of the member has changed. */
export const walletLiveEventKinds = {
  balance: ["Balance"],
  order: ["Balance", "Orders"],
} as const satisfies LiveEventTags;
