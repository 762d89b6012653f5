/** What the audit log calls acts of domain `chat`. */
export const chatAuditActions = [
  "make chat room",
  "change chat room",
  "remove chat line",
  "close chat report",
  "silence chat member",
  "end chat silence",
  "change chat words",
  "write chat line",
] as const;
