/** The last event of a session's stream. */
export const authLiveEventKinds = ["session.ended"] as const;
