/** What the audit log calls acts of domain `system`. */
export const systemAuditActions = [
  "set favicon",
  "set module",
  "set node",
  "set region",
  "set resource",
  "set service",
  "set setting",
  "set status",
  "set jurisdiction",
  "plan change",
  "cancel change",
  "make planned change",
  "apply brand",
  "retire brand",
  "restore brand",
  "rename brand",
] as const;
