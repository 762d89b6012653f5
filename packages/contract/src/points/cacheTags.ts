/** What pages keep of domain `points`. */
export const pointsCacheTags = ["Points", "PointRewards"] as const;
