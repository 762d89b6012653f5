/** What the audit log calls acts of domain `content`. */
export const contentAuditActions = [
  "save document",
  "publish document",
  "retire document",
  "remove document",
  "preview document",
  "save help category",
  "remove help category",
] as const;
