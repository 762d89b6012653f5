/** What pages keep of domain `system`. Answers in the visitor's language that do not name it in their arguments. */
export const systemCacheTags = ["Texts"] as const;
