/**
 * What a game restriction covers: a category of games, a vendor in one category (`RNG/LUNA`), one game by its code, or all games, whose
 * target is `ALL`.
 */
export const restrictionScopes = ["CATEGORY", "VENDOR", "GAME", "ALL"] as const;

/** One of {@link restrictionScopes}. */
export type RestrictionScope = (typeof restrictionScopes)[number];

/** Whom a game restriction concerns: one member, or everybody who carries a label. */
export const restrictionSubjects = ["MEMBER", "LABEL"] as const;

/** One of {@link restrictionSubjects}. */
export type RestrictionSubject = (typeof restrictionSubjects)[number];
