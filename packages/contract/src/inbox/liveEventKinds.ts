/** The number of unread messages has changed. */
export const inboxLiveEventKinds = ["message.unread"] as const;
