import { type Static, Type } from "typebox";
import { MaybeSaidText } from "../saidText.ts";
import { Decimal, Millis, text } from "../shapes.ts";
import { activityStates, activityTriggers, applicationStates, lossPeriods } from "./activityStates.ts";
import { bonusKind } from "./schemas.ts";
import { claimRules } from "./states.ts";

const MaybeMillis = Type.Union([Millis, Type.Null()]);
const MaybeDecimal = Type.Union([Decimal, Type.Null()]);

/** What a category is called by in addresses. */
export const PromotionCategorySchema = Type.String({ pattern: "^[a-z][a-z0-9_]{0,29}$" });

const PromotionLineSchema = Type.Object({
  id: Type.String(),
  categories: Type.Array(PromotionCategorySchema),
  title: Type.String(),
  picture: Type.String(),
  /** The picture for phones; null where one serves all. */
  phonePicture: Type.Union([Type.String(), Type.Null()]),
  startsAt: MaybeMillis,
  endsAt: MaybeMillis,
  state: Type.Enum([...activityStates]),
  /** What brings its bonus; null where it gives none. */
  by: Type.Union([Type.Enum([...activityTriggers, "DEPOSIT"]), Type.Null()]),
  /** There is something that the caller can do about it now. */
  available: Type.Boolean(),
});

/** A promotion in the list (EN-02). */
export type PromotionLine = Static<typeof PromotionLineSchema>;

export const PagesRequestSchema = Type.Object({
  /** Those of one category; an unknown one has none. */
  category: Type.Optional(text(40)),
});

/** GET PROMO_list. */
export type PagesRequest = Static<typeof PagesRequestSchema>;

export const PageListSchema = Type.Object({
  /** The categories that any promotion of the caller is of, in the merchant's order; without a name where the site has its own. */
  categories: Type.Array(
    Type.Object({ category: PromotionCategorySchema, name: Type.Union([Type.String(), Type.Null()]) }),
  ),
  list: Type.Array(PromotionLineSchema),
});

/** The promotions that are for the caller, in the merchant's order. */
export type PageList = Static<typeof PageListSchema>;

export const PageRequestSchema = Type.Object({ id: text(64) });

/** GET PROMO_detail. */
export type PageRequest = Static<typeof PageRequestSchema>;

/** As it is typed: case, spaces and hyphens say nothing. */
const Code = text(100);

export const CheckCodeSchema = Type.Object({ code: Code });

/** POST PROMO_code and PROMO_deposit_code. */
export type CheckPromotionCode = Static<typeof CheckCodeSchema>;

export const ClaimPageSchema = Type.Object({ id: text(64), code: Type.Optional(Code) });

/** POST PROMO_claim; `code` for a promotion by codes alone. */
export type ClaimPromotion = Static<typeof ClaimPageSchema>;

/**
 * Why a member may not take part in an activity: a rule of claims, the age, a birthday that is not known or not now (PR-07), no linked account at Zalo
 * (PM-16), a VIP level below that of the activity, or no loss, or too small a one, in the last period.
 */
export const activityRules = [
  ...claimRules,
  "age",
  "birthday.unknown",
  "birthday",
  "registered.before",
  "zalo.unlinked",
  "level",
  "loss",
] as const;

/** One of {@link activityRules}. */
export type ActivityRule = (typeof activityRules)[number];

export const PageSchema = Type.Object({
  ...PromotionLineSchema.properties,
  /** Cleaned by the gateway before it is stored, and again where it is shown (AN-02). */
  html: Type.String(),
  /** What a bonus of an activity asks and gives; null without one. Amounts are in `currency`. */
  terms: Type.Union([
    Type.Object({
      currency: Type.String(),
      /** The most it gives; what it gives where `least` is the same. */
      most: Decimal,
      least: Decimal,
      factor: Type.Integer({ minimum: 1, maximum: 100 }),
      days: Type.Integer({ minimum: 1, maximum: 365 }),
      maxStake: MaybeDecimal,
      maxConvert: MaybeDecimal,
      ...bonusKind,
      /** The VIP level from which on it is given; null for others. */
      level: Type.Union([Type.Integer(), Type.Null()]),
      /** How much of what was lost in the last period it gives back; null for others. */
      loss: Type.Union([
        Type.Object({
          percent: Type.Integer(),
          period: Type.Enum([...lossPeriods]),
          /** What the member's own loss brings; null where it brings nothing, and for a guest. */
          own: MaybeDecimal,
        }),
        Type.Null(),
      ]),
    }),
    Type.Null(),
  ]),
  /** Why the member may not take part now; null where he may, and where the reason is for staff alone. */
  rule: Type.Union([Type.Enum([...activityRules]), Type.Null()]),
  application: Type.Union([
    Type.Object({
      state: Type.Enum(applicationStates.states),
      comment: Type.String(),
      pictures: Type.Integer({ minimum: 0 }),
      /** What staff have approved; null before. */
      amount: MaybeDecimal,
      /** What staff have said to a refusal. */
      remark: Type.String(),
      createdAt: Millis,
    }),
    Type.Null(),
  ]),
});

/** One promotion's page. */
export type PromotionPage = Static<typeof PageSchema>;

export const ApplySchema = Type.Object({
  id: text(64),
  /** At most 140 characters; a longer one is answered with its field. */
  comment: MaybeSaidText(2_000),
  /** Ids of own uploads with purpose `PROMOTION`; at most three, and each is used once. */
  images: Type.Array(text(64), { maxItems: 20 }),
});

/** POST PROMO_apply. */
export type ApplyForPromotion = Static<typeof ApplySchema>;
