/** What pages keep of domain `raffle`. */
export const raffleCacheTags = ["Raffles"] as const;
