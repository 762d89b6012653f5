/** What pages keep of domain `red-envelope`. */
export const redEnvelopeCacheTags = ["RedEnvelopes"] as const;
