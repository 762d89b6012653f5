/** The most collections of a merchant, and the most games of one. */
export const collectionLimits = { collections: 50, games: 100 } as const;
