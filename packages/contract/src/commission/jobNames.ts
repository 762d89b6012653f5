/** The jobs of domain `commission`. */
export const commissionJobNames = ["expire-contracts"] as const;
