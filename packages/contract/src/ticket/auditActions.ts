/** What the audit log calls acts of domain `ticket`. */
export const ticketAuditActions = [
  "read tickets",
  "read ticket",
  "answer ticket",
  "note ticket",
  "take ticket",
  "assign ticket",
  "release ticket",
  "close ticket",
  "merge ticket",
  "save saved answer",
  "remove saved answer",
  "change ticket settings",
  "answer live chat",
  "hand over live chat",
  "end live chat",
  "live chat presence",
] as const;
