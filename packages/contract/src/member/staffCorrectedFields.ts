/** What staff may correct of a member, by a proposal: the mailbox, the phone, the name on the account. */
export const correctedFields = ["EMAIL", "MOBILE", "NAME"] as const;

/** One of {@link correctedFields}. */
export type CorrectedField = (typeof correctedFields)[number];
