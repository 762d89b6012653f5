/** What pages keep of domain `content`. */
export const contentCacheTags = ["Content"] as const;
