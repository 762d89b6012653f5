/** What pages keep of domain `rank`. */
export const rankCacheTags = ["Rank"] as const;
