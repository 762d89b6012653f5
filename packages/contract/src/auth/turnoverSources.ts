/** The member registered with a credit. */
export const authTurnoverSources = ["SIGNUP"] as const;
