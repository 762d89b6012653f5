/** What pages keep of domain `chat`. */
export const chatCacheTags = ["Chat", "ChatUnread"] as const;
