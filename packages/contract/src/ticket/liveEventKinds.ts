import type { LiveEventTags } from "../LiveEventTags.ts";

/** Staff have answered, closed or merged a ticket of the member. */
export const ticketLiveEventKinds = { ticket: ["Tickets"] } as const satisfies LiveEventTags;
