/** At most so many messages in one call. */
export const inboxMost = 100;
