/** What pages keep of domain `protection`. */
export const protectionCacheTags = ["Protection"] as const;
