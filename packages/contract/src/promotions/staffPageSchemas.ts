import { type Static, Type } from "typebox";
import { RulesOrSegmentSchema } from "../content/audienceRules.ts";
import { NamesSchema } from "../content/documentTexts.ts";
import { topLevel } from "../rank/levels.ts";
import { MaybeSaidText, SaidText } from "../saidText.ts";
import { Millis, text } from "../shapes.ts";
import { Cursor, Reason, Uuid } from "../staff/schemas.ts";
import { activityTriggers, applicationStates, lossPeriods } from "./activityStates.ts";
import { mostLossPercent, mostPromotionCategories, mostPromotionPages } from "./pageLimits.ts";
import { PromotionCategorySchema } from "./pageSchemas.ts";
import { bonusKind } from "./schemas.ts";

const Amount = Type.String({ pattern: "^[0-9]{1,13}(\\.[0-9]{1,2})?$" });
const MaybeAmount = Type.Union([Amount, Type.Null()]);
const MaybeMillis = Type.Union([Millis, Type.Null()]);
const Version = Type.Integer({ minimum: 0 });
const PictureAddress = Type.String({ pattern: "^(/(?![/\\\\])|https://)[^\\s\"'<>\\\\]*$", maxLength: 500 });
const Words = Type.Optional(Type.Object({ title: SaidText(1, 80), html: text(60_000) }));

const ActivitySchema = Type.Object(
  {
    trigger: Type.Enum([...activityTriggers]),
    currency: Type.String({ pattern: "^[A-Z]{3,5}$" }),
    /** The least and the most that staff may approve, or that losses bring; the same for other triggers. */
    least: Amount,
    most: Amount,
    factor: Type.Integer({ minimum: 1, maximum: 100 }),
    maxStake: MaybeAmount,
    maxConvert: MaybeAmount,
    days: Type.Integer({ minimum: 1, maximum: 365 }),
    ...bonusKind,
    /** Accounts that seem to be the same person's claim it once together. */
    oncePerPerson: Type.Boolean(),
    /** The VIP level from which on it is given, for `LEVEL` alone. */
    level: Type.Union([Type.Integer({ minimum: 1, maximum: topLevel }), Type.Null()]),
    /** How much of a loss it gives back, and over which time, for `LOSS` alone. */
    percent: Type.Union([Type.Integer({ minimum: 1, maximum: mostLossPercent }), Type.Null()]),
    period: Type.Union([Type.Enum([...lossPeriods]), Type.Null()]),
  },
  { additionalProperties: false },
);

/** What an activity asks and gives. Amounts are decimal texts in `currency`. */
export type PromotionActivity = Static<typeof ActivitySchema>;

const fields = {
  /** Made by the page for a new one, so that a call sent twice makes one. */
  id: Uuid,
  /** 0 for a new one. */
  version: Version,
  isOn: Type.Boolean(),
  /** No list has it: who enters one of its codes sees it, with the trigger `CODE` alone. */
  isHidden: Type.Boolean(),
  categories: Type.Array(PromotionCategorySchema, { maxItems: 10, uniqueItems: true }),
  /** By language; a visitor whose language is missing reads the merchant's default one. Cleaned before it is stored (AN-02). */
  texts: Type.Object(
    { CN: Words, EN: Words, ID: Words, TH: Words, TY: Words, VI: Words, TL: Words },
    { additionalProperties: false },
  ),
  picture: PictureAddress,
  phonePicture: Type.Union([PictureAddress, Type.Null()]),
  audience: RulesOrSegmentSchema,
  startsAt: MaybeMillis,
  endsAt: MaybeMillis,
  /** A promotion for deposits that it tells of; null without one. */
  promotionId: Type.Union([Uuid, Type.Null()]),
  activity: Type.Union([ActivitySchema, Type.Null()]),
} as const;

const StaffPromotionPageSchema = Type.Object({
  ...fields,
  state: Type.Enum(["OFF", "PLANNED", "ON", "OVER"]),
  /** Applications that wait for an answer, and bonuses that were claimed. */
  waiting: Type.Integer({ minimum: 0 }),
  claimed: Type.Integer({ minimum: 0 }),
});

/** A promotion's page as staff work on it. */
export type StaffPromotionPage = Static<typeof StaffPromotionPageSchema>;

export const StaffPromotionPagesSchema = Type.Object({
  pages: Type.Array(StaffPromotionPageSchema),
  /** The merchant's own categories in their order; `new_player` comes before them. */
  categories: Type.Array(Type.Object({ category: PromotionCategorySchema, names: NamesSchema })),
});

/** GET /staff/promotion-pages: in their order. */
export type StaffPromotionPages = Static<typeof StaffPromotionPagesSchema>;

export const SavePromotionPageSchema = Type.Object({ ...fields, reason: Reason });

/** POST /staff/promotion-pages: while an application waits or is approved, the terms stay. */
export type SavePromotionPage = Static<typeof SavePromotionPageSchema>;

export const PromotionPageChangedSchema = Type.Object({ version: Version });

/** The version after a change. */
export type PromotionPageChanged = Static<typeof PromotionPageChangedSchema>;

export const OrderPromotionPagesSchema = Type.Object({
  /** Every page, in the new order. */
  ids: Type.Array(Uuid, { maxItems: mostPromotionPages, uniqueItems: true }),
  reason: Reason,
});

/** POST /staff/promotion-pages/order. */
export type OrderPromotionPages = Static<typeof OrderPromotionPagesSchema>;

export const SavePromotionCategoriesSchema = Type.Object({
  /** The list whole, in its order. */
  categories: Type.Array(
    Type.Object({ category: PromotionCategorySchema, names: NamesSchema }, { additionalProperties: false }),
    { maxItems: mostPromotionCategories },
  ),
  reason: Reason,
});

/** POST /staff/promotion-pages/categories. */
export type SavePromotionCategories = Static<typeof SavePromotionCategoriesSchema>;

const MaybeState = Type.Optional(Type.Enum(applicationStates.states));

export const ListApplicationsSchema = Type.Object({
  state: MaybeState,
  pageId: Type.Optional(Uuid),
  cursor: Type.Optional(Cursor),
});

/** GET /staff/promotion-applications. */
export type ListApplications = Static<typeof ListApplicationsSchema>;

const ApplicationLineSchema = Type.Object({
  id: Type.String(),
  version: Version,
  pageId: Type.String(),
  /** In the merchant's default language. */
  title: Type.String(),
  memberId: Type.String(),
  username: Type.String(),
  state: Type.Enum(applicationStates.states),
  /** What was approved; null before. */
  amount: MaybeAmount,
  currency: Type.String(),
  createdAt: Millis,
});

/** An application in a list of staff. */
export type ApplicationLine = Static<typeof ApplicationLineSchema>;

export const ApplicationListSchema = Type.Object({
  items: Type.Array(ApplicationLineSchema),
  next: Type.Union([Type.String(), Type.Null()]),
});

/** Applications, newest first. */
export type ApplicationList = Static<typeof ApplicationListSchema>;

export const GetApplicationSchema = Type.Object({ id: Uuid });

/** GET /staff/promotion-application. */
export type GetApplication = Static<typeof GetApplicationSchema>;

export const ApplicationSheetSchema = Type.Object({
  ...ApplicationLineSchema.properties,
  comment: Type.String(),
  /** Links that work for five minutes, for the session that asked. */
  pictures: Type.Array(Type.Object({ url: Type.String(), expiresAt: Millis })),
  least: Amount,
  most: Amount,
  remark: Type.String(),
  decidedBy: Type.Union([Type.String(), Type.Null()]),
  decidedAt: MaybeMillis,
});

/** One application as staff decide about it. */
export type ApplicationSheet = Static<typeof ApplicationSheetSchema>;

export const DecideApplicationSchema = Type.Object({
  id: Uuid,
  version: Version,
  /** Of the proposal, should it take two people; made by the page. */
  proposalId: Uuid,
  decision: Type.Enum(["approve", "reject"]),
  /** What is approved; null for a refusal. */
  amount: MaybeAmount,
  /** What the member is told; a refusal needs it. */
  remark: MaybeSaidText(300),
  reason: Reason,
});

/** POST /staff/promotion-application. */
export type DecideApplication = Static<typeof DecideApplicationSchema>;

export const ApplicationDecidedSchema = Type.Object({
  version: Version,
  /** The proposal of what is more than one person approves, of which nothing is in force yet; null where the answer is. */
  proposal: Type.Union([Type.String(), Type.Null()]),
});

/** An application's version after a decision, or after a gift. */
export type ApplicationDecided = Static<typeof ApplicationDecidedSchema>;

export const GivePromotionGiftSchema = Type.Object({
  /** Of the gift; made by the page, so that a call sent twice gives once. */
  id: Uuid,
  /** A page whose trigger is `GIFT`. */
  pageId: Uuid,
  memberId: text(64),
  amount: Amount,
  /** Of the proposal, should it take two people; made by the page. */
  proposalId: Uuid,
  reason: Reason,
});

/** POST /staff/promotion-gifts: a bonus that staff give a member, who claims it. */
export type GivePromotionGift = Static<typeof GivePromotionGiftSchema>;
