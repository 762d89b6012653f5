/** The jobs of domain `promotions`. */
export const promotionsJobNames = ["tell-bonuses", "end-bonuses"] as const;
