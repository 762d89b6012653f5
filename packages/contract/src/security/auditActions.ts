/** What the audit log calls acts of domain `security`. */
export const securityAuditActions = [
  "kyc approve",
  "kyc reject",
  "kyc askAgain",
  "kyc show",
  "read identity documents",
  "view identity documents",
] as const;
