/**
 * What staff write for the site: its fixed pages, articles of the help centre, news, and the blog (CS-06, CS-07).
 * Each kind has versions: a draft that only staff see, and published ones, of which the last is on the site.
 */
export const documentKinds = ["PAGE", "HELP", "NEWS", "BLOG"] as const;

/** One of {@link documentKinds}. */
export type DocumentKind = (typeof documentKinds)[number];

/** The fixed pages of a site that staff may write; a site has its own text for some of them until they do (FT-01, FT-02, FT-07). */
export const pageSlugs = ["about", "affiliate", "why-affiliates", "terms", "privacy", "safer-play"] as const;

/** One of {@link pageSlugs}. */
export type PageSlug = (typeof pageSlugs)[number];

/** The pictures that a category of the help centre may have. */
export const helpIcons = ["account", "deposit", "withdrawal", "games", "bonus", "security", "app", "other"] as const;

/** One of {@link helpIcons}. */
export type HelpIcon = (typeof helpIcons)[number];
