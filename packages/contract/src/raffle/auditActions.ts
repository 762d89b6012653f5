/** What the audit log calls acts of domain `raffle`. */
export const raffleAuditActions = [
  "make raffle",
  "stop raffle",
  "read raffle gifts",
  "hand over raffle gift",
  "cancel raffle gift",
] as const;
