/** What pages keep of domain `auth`. Every answer of a session. */
export const authCacheTags = ["Session", "RegisterRules"] as const;
