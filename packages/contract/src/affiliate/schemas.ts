import { type Static, Type } from "typebox";
import { Day, Decimal, Millis, PageNo, text } from "../shapes.ts";
import { SaidText } from "../saidText.ts";
import { affiliateCarries, affiliateLinkKinds, affiliatePlanKinds } from "./planKinds.ts";
import { affiliateAgreementStates } from "./states.ts";

const Rate = Type.String({ pattern: "^[0-9]{1,3}\\.[0-9]{2}$" });
const Count = Type.Integer({ minimum: 0 });

/** The id of a plan, an agreement or a campaign. */
export const AffiliateId = Type.String({ pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" });

/** What a campaign is called. */
export const CampaignName = SaidText(1, 60);

export const AffiliateTermsSchema = Type.Object({
  /** In percent, as all rates. */
  rate: Rate,
  /** For each qualified player. */
  amount: Decimal,
  carry: Type.Enum(affiliateCarries),
  feeRate: Rate,
  subRate: Rate,
  minimumPay: Decimal,
  /** From which amount two of the staff look at a bill. */
  reviewFrom: Decimal,
  qualifyDeposit: Decimal,
  qualifyBet: Decimal,
  qualifyDays: Count,
  tiers: Type.Array(Type.Object({ rate: Rate, ngr: Decimal, qualified: Count })),
});

/** The terms of a plan; what its kind does not have is 0. */
export type ShownAffiliateTerms = Static<typeof AffiliateTermsSchema>;

export const AffiliateVersionSchema = Type.Object({
  number: Type.Integer({ minimum: 1 }),
  /** The first day of the month from which it counts; null for the first one, which counts from the beginning. */
  from: Type.Union([Day, Type.Null()]),
  terms: AffiliateTermsSchema,
});

/** A version of a plan's terms. */
export type AffiliateVersion = Static<typeof AffiliateVersionSchema>;

const OwnAgreementSchema = Type.Object({
  id: Type.String(),
  planId: Type.String(),
  plan: Type.String(),
  kind: Type.Enum(affiliatePlanKinds),
  currency: Type.String(),
  state: Type.Enum(affiliateAgreementStates.states),
  /** The version that counts now. */
  version: AffiliateVersionSchema,
  /** One that counts from the next month on. */
  next: Type.Union([AffiliateVersionSchema, Type.Null()]),
  offeredAt: Millis,
  answeredAt: Type.Union([Millis, Type.Null()]),
  endedAt: Type.Union([Millis, Type.Null()]),
});

/** A plan as its affiliate has it. */
export type OwnAgreement = Static<typeof OwnAgreementSchema>;

export const AffiliateLinkSchema = Type.Object({
  code: Type.String(),
  kind: Type.Enum(affiliateLinkKinds),
  /** The address; `clickId` may be added to its query, and comes back in postbacks. */
  url: Type.String(),
  enabled: Type.Boolean(),
  visits: Count,
  registrations: Count,
});

/** A link of a campaign. */
export type AffiliateLink = Static<typeof AffiliateLinkSchema>;

export const CampaignSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  agreementId: Type.String(),
  plan: Type.String(),
  createdAt: Millis,
  /** An address counts once a day. */
  visits: Count,
  registrations: Count,
  firstDeposits: Count,
  qualified: Count,
  links: Type.Array(AffiliateLinkSchema),
});

/** A campaign with its links and what they have brought. */
export type Campaign = Static<typeof CampaignSchema>;

export const AffiliateAccountSchema = Type.Object({
  agreements: Type.Array(OwnAgreementSchema),
  campaigns: Type.Array(CampaignSchema),
});

/** GET /wps/affiliate: the caller's plans and campaigns, the newest first; empty for who is no affiliate. */
export type AffiliateAccount = Static<typeof AffiliateAccountSchema>;

export const AnswerAffiliateOfferSchema = Type.Object({
  agreementId: AffiliateId,
  answer: Type.Enum(["ACCEPT", "REFUSE"]),
  /** The number of the version that the caller has read: another one is not accepted. */
  version: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
});

/** POST /wps/affiliate/answer. */
export type AnswerAffiliateOffer = Static<typeof AnswerAffiliateOfferSchema>;

export const CreateCampaignSchema = Type.Object({ agreementId: AffiliateId, name: CampaignName });

/** POST /wps/affiliate/campaign. */
export type CreateCampaign = Static<typeof CreateCampaignSchema>;

export const CreateAffiliateLinkSchema = Type.Object({ campaignId: AffiliateId, kind: Type.Enum(affiliateLinkKinds) });

/** POST /wps/affiliate/link. */
export type CreateAffiliateLink = Static<typeof CreateAffiliateLinkSchema>;

export const CreatedAffiliateLinkSchema = Type.Object({ code: Type.String(), url: Type.String() });

/** The new link. */
export type CreatedAffiliateLink = Static<typeof CreatedAffiliateLinkSchema>;

export const SwitchAffiliateLinkSchema = Type.Object({ code: text(50), enabled: Type.Boolean() });

/** POST /wps/affiliate/link/switch. */
export type SwitchAffiliateLink = Static<typeof SwitchAffiliateLinkSchema>;

export const CampaignFiguresRequestSchema = Type.Object({
  campaignId: AffiliateId,
  /** Days in the merchant's zone, both included; 30 days until today without. */
  from: Type.Optional(Day),
  to: Type.Optional(Day),
});

/** GET /wps/affiliate/figures. */
export type CampaignFiguresRequest = Static<typeof CampaignFiguresRequestSchema>;

export const CampaignFiguresSchema = Type.Object({
  /** The newest first; days without anything are left out. */
  days: Type.Array(
    Type.Object({
      day: Day,
      visits: Count,
      registrations: Count,
      firstDeposits: Count,
      qualified: Count,
      /** Stakes less wins, bonuses and rebates, by currency; the fee is reckoned of the month. */
      net: Type.Array(Type.Object({ currency: Type.String(), amount: Decimal })),
    }),
  ),
});

/** A campaign's figures by day. */
export type CampaignFigures = Static<typeof CampaignFiguresSchema>;

/** A page of a list: its number from 1. */
export const AffiliatePageRequestSchema = Type.Object({ pageNo: Type.Optional(PageNo) });

/** Which page of a list. */
export type AffiliatePageRequest = Static<typeof AffiliatePageRequestSchema>;
