import type { LiveEventTags } from "../LiveEventTags.ts";

/** A round of the member has changed. */
export const gamesLiveEventKinds = {
  round: ["Balance"],
} as const satisfies LiveEventTags;
