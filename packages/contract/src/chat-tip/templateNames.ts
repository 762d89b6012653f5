/** The templates of messages of domain `chat-tip`. */
export const chatTipTemplateNames = ["chat.tip.sent", "chat.tip.received"] as const;
