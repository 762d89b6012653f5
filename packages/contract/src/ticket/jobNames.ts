/** The jobs of domain `ticket`. */
export const ticketJobNames = ["close-tickets", "live-chats"] as const;
