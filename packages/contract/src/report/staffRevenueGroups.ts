/** By what the house's revenue is listed. */
export const revenueGroups = ["day", "vendor", "game", "agent", "method", "cohort"] as const;

/** One of {@link revenueGroups}. */
export type RevenueGroup = (typeof revenueGroups)[number];
