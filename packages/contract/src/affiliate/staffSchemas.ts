import { type Static, Type } from "typebox";
import { SaidText } from "../saidText.ts";
import { Day, Millis, text } from "../shapes.ts";
import { Cursor, Reason, Uuid } from "../staff/schemas.ts";
import { affiliatePlanKinds } from "./planKinds.ts";
import { AffiliateId, AffiliateVersionSchema, CampaignSchema } from "./schemas.ts";
import { affiliateAgreementStates, affiliatePlanStates } from "./states.ts";

const Kind = Type.Enum(affiliatePlanKinds);
const Count = Type.Integer({ minimum: 0 });
const Version = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const Typed = Type.Optional(text(30));

/** What a plan is called. */
const PlanName = SaidText(1, 60);

export const DraftAffiliateTermsSchema = Type.Object(
  {
    rate: Typed,
    amount: Typed,
    carry: Typed,
    feeRate: Typed,
    subRate: Typed,
    minimumPay: Typed,
    reviewFrom: Typed,
    qualifyDeposit: Typed,
    qualifyBet: Typed,
    qualifyDays: Typed,
    tiers: Type.Optional(Type.Array(Type.Object({ rate: text(30), ngr: Typed, qualified: Typed }), { maxItems: 20 })),
  },
  { additionalProperties: false },
);

const plan = {
  id: Type.String(),
  name: Type.String(),
  kind: Kind,
  currency: Type.String(),
  state: Type.Enum(affiliatePlanStates.states),
  /** Each change raises it; an act names the one that the page has shown. */
  version: Version,
  createdAt: Millis,
  /** How many accounts have it now. */
  affiliates: Count,
} as const;

const AffiliatePlanSchema = Type.Object({ ...plan, terms: AffiliateVersionSchema });

/** A plan with the terms that count now. */
export type AffiliatePlan = Static<typeof AffiliatePlanSchema>;

export const ListAffiliatePlansSchema = Type.Object({
  state: Type.Optional(Type.Enum(affiliatePlanStates.states)),
  cursor: Type.Optional(Cursor),
});

/** GET /staff/affiliates/plans. */
export type ListAffiliatePlans = Static<typeof ListAffiliatePlansSchema>;

export const AffiliatePlanPageSchema = Type.Object({
  items: Type.Array(AffiliatePlanSchema),
  next: Type.Union([Type.String(), Type.Null()]),
});

/** Plans, newest first. */
export type AffiliatePlanPage = Static<typeof AffiliatePlanPageSchema>;

export const AskAffiliatePlanSchema = Type.Object({ planId: AffiliateId });

/** GET /staff/affiliates/plan. */
export type AskAffiliatePlan = Static<typeof AskAffiliatePlanSchema>;

export const AffiliatePlanSheetSchema = Type.Object({
  ...plan,
  /** Newest first. */
  versions: Type.Array(AffiliateVersionSchema),
  /** The digits of its currency. */
  digits: Count,
});

/** A plan with all versions of its terms. */
export type AffiliatePlanSheet = Static<typeof AffiliatePlanSheetSchema>;

export const CreateAffiliatePlanSchema = Type.Object({
  /** Made by the page, so that a call sent twice makes one plan. */
  id: Uuid,
  name: PlanName,
  kind: Kind,
  /** One of the merchant's. */
  currency: text(5),
  terms: DraftAffiliateTermsSchema,
});

/** POST /staff/affiliates/plan. */
export type CreateAffiliatePlan = Static<typeof CreateAffiliatePlanSchema>;

export const ChangeAffiliatePlanSchema = Type.Object({
  /** Of the proposal, should it take two people; made by the page. */
  id: Uuid,
  planId: AffiliateId,
  version: Version,
  terms: DraftAffiliateTermsSchema,
  reason: Reason,
});

/** POST /staff/affiliates/plan/change. */
export type ChangeAffiliatePlan = Static<typeof ChangeAffiliatePlanSchema>;

export const ChangedAffiliatePlanSchema = Type.Object({
  plan: AffiliatePlanSheetSchema,
  /** The proposal of a new version, of which nothing counts yet; null where a draft is changed. */
  proposal: Type.Union([Type.String(), Type.Null()]),
});

/** What a change of a plan has led to. */
export type ChangedAffiliatePlan = Static<typeof ChangedAffiliatePlanSchema>;

export const EndAffiliatePlanSchema = Type.Object({ planId: AffiliateId, version: Version, reason: Reason });

/** POST /staff/affiliates/plan/end. */
export type EndAffiliatePlan = Static<typeof EndAffiliatePlanSchema>;

const AgreementSchema = Type.Object({
  id: Type.String(),
  memberId: Type.String(),
  account: Type.String(),
  planId: Type.String(),
  plan: Type.String(),
  kind: Kind,
  currency: Type.String(),
  state: Type.Enum(affiliateAgreementStates.states),
  version: Version,
  /** The address of the member of staff. */
  offeredBy: Type.String(),
  offeredAt: Millis,
  answeredAt: Type.Union([Millis, Type.Null()]),
  endedAt: Type.Union([Millis, Type.Null()]),
  /** Players that it has brought, ever. */
  players: Count,
});

/** A plan of one affiliate, or an offer of it. */
export type AffiliateAgreement = Static<typeof AgreementSchema>;

export const ListAffiliatesSchema = Type.Object({
  state: Type.Optional(Type.Enum(affiliateAgreementStates.states)),
  planId: Type.Optional(AffiliateId),
  /** The whole name of an account. */
  account: Type.Optional(text(50)),
  cursor: Type.Optional(Cursor),
});

/** POST /staff/affiliates/list. */
export type ListAffiliates = Static<typeof ListAffiliatesSchema>;

export const AffiliatePageSchema = Type.Object({
  items: Type.Array(AgreementSchema),
  next: Type.Union([Type.String(), Type.Null()]),
});

/** Affiliates and offers, newest first. */
export type AffiliatePage = Static<typeof AffiliatePageSchema>;

export const AskAffiliateSchema = Type.Object({ memberId: text(64) });

/** GET /staff/affiliates/affiliate. */
export type AskAffiliate = Static<typeof AskAffiliateSchema>;

const Named = Type.Object({ id: Type.String(), account: Type.String() });

export const AffiliateSheetSchema = Type.Object({
  memberId: Type.String(),
  account: Type.String(),
  /** By whose link of kind SUB it came; null for nobody's. */
  parent: Type.Union([Named, Type.Null()]),
  /** Who came by its own links of kind SUB and has a plan, the first 100. */
  below: Type.Array(Named),
  agreements: Type.Array(AgreementSchema),
  campaigns: Type.Array(CampaignSchema),
});

/** Everything about one affiliate. */
export type AffiliateSheet = Static<typeof AffiliateSheetSchema>;

export const AskAffiliateFiguresSchema = Type.Object({
  memberId: text(64),
  campaignId: AffiliateId,
  from: Type.Optional(Day),
  to: Type.Optional(Day),
});

/** GET /staff/affiliates/figures. */
export type AskAffiliateFigures = Static<typeof AskAffiliateFiguresSchema>;

export const OfferAffiliatePlanSchema = Type.Object({
  /** Of the proposal; made by the page. */
  id: Uuid,
  planId: AffiliateId,
  /** The whole name of the account to which it is offered. */
  account: text(50),
  reason: Reason,
});

/** POST /staff/affiliates/offer. */
export type OfferAffiliatePlan = Static<typeof OfferAffiliatePlanSchema>;

export const EndAffiliateAgreementSchema = Type.Object({ agreementId: AffiliateId, version: Version, reason: Reason });

/** POST /staff/affiliates/end. */
export type EndAffiliateAgreement = Static<typeof EndAffiliateAgreementSchema>;
