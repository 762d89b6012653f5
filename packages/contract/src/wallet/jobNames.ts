/** The jobs of domain `wallet`. */
export const walletJobNames = [
  "ask-payment-providers",
  "ask-vendor-wallets",
  "read-vendor-plays",
  "roll-up-record",
  "seal-ledger",
  "trial-balance",
  "check-ledger",
] as const;
