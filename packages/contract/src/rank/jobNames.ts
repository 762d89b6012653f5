/** The jobs of domain `rank`. */
export const rankJobNames = ["keep-levels"] as const;
