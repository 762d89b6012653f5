/** What pages keep of domain `games`. */
export const gamesCacheTags = ["Games", "Recent", "Favourite"] as const;
