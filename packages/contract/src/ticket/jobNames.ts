/** The jobs of domain `ticket`. */
export const ticketJobNames = ["close-tickets", "erase-guest-tickets", "live-chats"] as const;
