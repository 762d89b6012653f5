/** What the audit log calls acts of domain `wallet`. */
export const walletAuditActions = [
  "credit deposit",
  "reject deposit",
  "settle deposit",
  "ask vendor",
  "change payment provider",
  "change payment method",
  "view deposit",
  "read deposits",
  "view vendor transfer",
  "read vendor transfers",
] as const;
