/** What the audit log calls acts of domain `points`. */
export const pointsAuditActions = [
  "change points settings",
  "make reward",
  "change reward",
  "add voucher codes",
  "read redemptions",
  "view redemption",
  "approve redemption",
  "reject redemption",
  "read member points",
  "correct points",
] as const;
