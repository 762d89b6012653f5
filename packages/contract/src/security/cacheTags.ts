/** What pages keep of domain `security`. */
export const securityCacheTags = ["DataExport", "Identity"] as const;
