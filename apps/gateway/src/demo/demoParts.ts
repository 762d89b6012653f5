/** What a demo consists of: the trees of the brands' demo.json, and what each domain shows. */
export const demoParts = ["tree", "games", "notices", "members", "labels", "staff", "promotions", "referral"] as const;

/** One part of a demo. */
export type DemoPart = (typeof demoParts)[number];
