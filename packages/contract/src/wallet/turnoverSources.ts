/** A deposit was credited. */
export const walletTurnoverSources = ["DEPOSIT"] as const;
