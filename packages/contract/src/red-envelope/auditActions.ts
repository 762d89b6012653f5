/** What the audit log calls acts of domain `red-envelope`. */
export const redEnvelopeAuditActions = ["make red envelope", "stop red envelope"] as const;
