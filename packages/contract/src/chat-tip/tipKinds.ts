/** The kinds of gifts between members of a chat room: to one person, or to several who have written. */
export const tipKinds = ["TIP", "RAIN"] as const;

/** One of {@link tipKinds}. */
export type TipKind = (typeof tipKinds)[number];
