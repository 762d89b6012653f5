/** A round of the member has changed. */
export const gamesLiveEventKinds = ["round"] as const;
