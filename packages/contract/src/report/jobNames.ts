/** The jobs of domain `report`. */
export const reportJobNames = ["reconcile", "roll-up-bets", "roll-up-revenue"] as const;
