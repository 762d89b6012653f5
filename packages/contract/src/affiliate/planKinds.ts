/** The kinds of affiliate plans (contract 3.9.7): a part of what the house won of the players, an amount for each qualified one, both, or a part that rises. */
export const affiliatePlanKinds = ["REVENUE_SHARE", "CPA", "HYBRID", "TIERED"] as const;

/** One of {@link affiliatePlanKinds}. */
export type AffiliatePlanKind = (typeof affiliatePlanKinds)[number];

/** Whether the players' winnings of one month count against what the house wins of them later. */
export const affiliateCarries = ["NONE", "FORWARD"] as const;

/** One of {@link affiliateCarries}. */
export type AffiliateCarry = (typeof affiliateCarries)[number];

/** What a campaign's link brings: players, or affiliates of whose pay the link's owner has a part. */
export const affiliateLinkKinds = ["PLAYER", "SUB"] as const;

/** One of {@link affiliateLinkKinds}. */
export type AffiliateLinkKind = (typeof affiliateLinkKinds)[number];

/** Of what an affiliate's own system can be told. */
export const affiliatePostbackKinds = ["registration", "firstDeposit", "qualified"] as const;

/** One of {@link affiliatePostbackKinds}. */
export type AffiliatePostbackKind = (typeof affiliatePostbackKinds)[number];

/** Why staff look at a bill whatever it comes to. */
export const affiliateSignals = ["SELF_REFERRAL", "SHARED_TRAIT", "NO_PLAY", "SUB_UNDER_REVIEW"] as const;

/** One of {@link affiliateSignals}. */
export type AffiliateSignal = (typeof affiliateSignals)[number];

/** The fields of a plan's terms, beside its tiers. */
export const affiliateTermsFields = [
  "rate",
  "amount",
  "carry",
  "feeRate",
  "subRate",
  "minimumPay",
  "reviewFrom",
  "qualifyDeposit",
  "qualifyBet",
  "qualifyDays",
] as const;

/** One of {@link affiliateTermsFields}. */
export type AffiliateTermsField = (typeof affiliateTermsFields)[number];

const always = [
  "feeRate",
  "subRate",
  "minimumPay",
  "reviewFrom",
  "qualifyDeposit",
  "qualifyBet",
  "qualifyDays",
] as const satisfies readonly AffiliateTermsField[];

/** Which fields the terms of each kind have; a TIERED one has tiers besides. */
export const affiliateKindFields: Readonly<Record<AffiliatePlanKind, readonly AffiliateTermsField[]>> = {
  REVENUE_SHARE: ["rate", "carry", ...always],
  CPA: ["amount", ...always],
  HYBRID: ["rate", "amount", "carry", ...always],
  TIERED: ["carry", ...always],
};

/** The bounds of a plan's terms: rates in hundredths of a percent, and numbers. */
export const affiliateLimits = {
  mostRate: 8_000,
  mostFeeRate: 10_000,
  mostSubRate: 5_000,
  mostDays: 365,
  mostTiers: 10,
  mostQualified: 1_000_000,
  /** Of any amount, in 1/10,000 of the unit. */
  mostAmount: 10n ** 13n,
  /** What an affiliate may make at most. */
  campaigns: 50,
  linksOfCampaign: 20,
} as const;
