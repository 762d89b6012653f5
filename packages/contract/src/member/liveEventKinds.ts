/** The member has changed; with `game`: the member's session at the game of this code has ended. */
export const memberLiveEventKinds = ["member"] as const;
