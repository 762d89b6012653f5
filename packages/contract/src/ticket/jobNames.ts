/** The jobs of domain `ticket`. */
export const ticketJobNames = ["close-tickets"] as const;
