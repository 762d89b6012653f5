/** Money of a raffle was paid. */
export const raffleTurnoverSources = ["RAFFLE"] as const;
