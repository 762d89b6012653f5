/** Staff have added it. */
export const turnoverTurnoverSources = ["STAFF"] as const;
