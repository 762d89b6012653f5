/** In which order staff have a list of orders; by amount it has one currency. */
export const orderSorts = ["newest", "oldest", "largest", "smallest"] as const;

/** One of {@link orderSorts}. */
export type OrderSort = (typeof orderSorts)[number];

/** How far the orders of a list are counted. */
export const mostCounted = 10_000;
