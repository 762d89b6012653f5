/** A level-up gift was paid. */
export const rankTurnoverSources = ["RANK_GIFT"] as const;
