/** The jobs of domain `support`. */
export const supportJobNames = ["tell-notices"] as const;
