/** What pages keep of domain `support`. */
export const supportCacheTags = ["Notices"] as const;
