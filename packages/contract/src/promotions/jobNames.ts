/** The jobs of domain `promotions`. */
export const promotionsJobNames = ["tell-bonuses", "end-bonuses", "remove-losses"] as const;
