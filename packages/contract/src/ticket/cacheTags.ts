/** What pages keep of domain `ticket`. */
export const ticketCacheTags = ["Tickets", "LiveChat"] as const;
