/** The jobs of domain `withdrawal`. */
export const withdrawalJobNames = ["follow-payouts", "close-withdrawals"] as const;
