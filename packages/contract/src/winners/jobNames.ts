/** The jobs of domain `winners`. */
export const winnersJobNames = ["measure-winners"] as const;
