/** How a member's wish reaches staff. */
export const wishChannels = ["PHONE", "CHAT", "MAIL", "LETTER", "PERSON"] as const;

/** One of {@link wishChannels}. */
export type WishChannel = (typeof wishChannels)[number];
