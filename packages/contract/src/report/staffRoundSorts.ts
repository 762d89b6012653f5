/** In which order staff have the list of rounds, by when they began. */
export const roundSorts = ["newest", "oldest"] as const;

/** One of {@link roundSorts}. */
export type RoundSort = (typeof roundSorts)[number];
