/** What the audit log calls acts of domain `referral`. */
export const referralAuditActions = ["change referral promotion"] as const;
