/** What pages keep of domain `member`. */
export const memberCacheTags = ["Member", "Avatar"] as const;
