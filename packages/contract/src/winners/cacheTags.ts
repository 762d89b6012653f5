/** What pages keep of domain `winners`. */
export const winnersCacheTags = ["Winners"] as const;
