/** The social networks whose links a site shows (SM-16, SM-17). */
export const networks = ["FACEBOOK", "INSTAGRAM", "TELEGRAM", "WHATSAPP", "X", "SNAPCHAT"] as const;

/** One of {@link networks}. */
export type Network = (typeof networks)[number];
