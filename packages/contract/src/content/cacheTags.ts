/** What pages keep of domain `content`. */
export const contentCacheTags = ["Content", "Terms"] as const;
