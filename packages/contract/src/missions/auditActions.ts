/** What the audit log calls acts of domain `missions`. */
export const missionsAuditActions = [
  "make mission",
  "change mission",
  "stop mission",
  "make challenge",
  "change challenge",
] as const;
