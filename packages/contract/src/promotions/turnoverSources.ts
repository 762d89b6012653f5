/** A bonus was given. */
export const promotionsTurnoverSources = ["BONUS"] as const;
