import type { LiveEventTags } from "../LiveEventTags.ts";

/** Staff have answered, closed or merged a ticket of the member; something of the member's live chat has changed, such as that staff type. */
export const ticketLiveEventKinds = {
  ticket: ["Tickets"],
  "live.chat": ["LiveChat"],
} as const satisfies LiveEventTags;
