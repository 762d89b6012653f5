/** What pages keep of domain `inbox`. */
export const inboxCacheTags = ["Inbox"] as const;
