/** The jobs of domain `commission`. */
export const commissionJobNames = ["expire-contracts", "make-bills", "pay-bills"] as const;
