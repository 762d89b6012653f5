import { type Static, Type } from "typebox";
import { Millis, text } from "../shapes.ts";
import { Reason, Uuid } from "../staff/schemas.ts";
import { weekHoursFields } from "../weekHours.ts";
import { bonusKind, BonusSchema, PromotionNamesSchema } from "./schemas.ts";
import { claimRules, promotionTurns } from "./states.ts";

/** The highest number of a deposit that a promotion is for. */
const mostNth = 50;

const Amount = Type.String({ pattern: "^[0-9]{1,13}(\\.[0-9]{1,2})?$" });
const MaybeAmount = Type.Union([Amount, Type.Null()]);
const MaybeMillis = Type.Union([Millis, Type.Null()]);

/** What staff say of a promotion. Amounts are decimal texts in `currency`. */
const settings = {
  names: PromotionNamesSchema,
  isOn: Type.Boolean(),
  /** Members with another currency are not offered it. */
  currency: Type.String({ pattern: "^[A-Z]{3,5}$" }),
  percent: Type.Integer({ minimum: 1, maximum: 1_000 }),
  maxBonus: Amount,
  minDeposit: Amount,
  factor: Type.Integer({ minimum: 1, maximum: 100 }),
  maxStake: MaybeAmount,
  maxConvert: MaybeAmount,
  days: Type.Integer({ minimum: 1, maximum: 365 }),
  ...bonusKind,
  /** It can be chosen with one of its promo codes alone. */
  byCode: Type.Boolean(),
  turn: Type.Enum([...promotionTurns]),
  /** The number of the deposit that it is for, with the turn `NTH` alone. */
  nth: Type.Union([Type.Integer({ minimum: 2, maximum: mostNth }), Type.Null()]),
  ...weekHoursFields,
  /** Accounts that seem to be the same person's claim it once together. */
  oncePerPerson: Type.Boolean(),
  startsAt: MaybeMillis,
  endsAt: MaybeMillis,
} as const;

const Version = Type.Integer({ minimum: 0 });

const PromotionSchema = Type.Object({
  id: Type.String(),
  version: Version,
  ...settings,
  /** How many bonuses of it were given, and what they were together. */
  granted: Type.Integer({ minimum: 0 }),
  given: Amount,
});

/** A promotion of a merchant. */
export type Promotion = Static<typeof PromotionSchema>;

export const PromotionListSchema = Type.Array(PromotionSchema);

/** GET /staff/promotions: those on offer first. */
export type PromotionList = Static<typeof PromotionListSchema>;

export const SavePromotionSchema = Type.Object({
  /** Made by the page for a new promotion, so that a call sent twice makes one. */
  id: Uuid,
  /** 0 for a new one. */
  version: Version,
  /** Of the proposal, should it take two people; made by the page. */
  proposalId: Uuid,
  ...settings,
  reason: Reason,
});

/** POST /staff/promotions: a new promotion, or a changed one; bonuses that were chosen before keep their terms. */
export type SavePromotion = Static<typeof SavePromotionSchema>;

export const PromotionVersionSchema = Type.Object({
  version: Version,
  /** The proposal of what gives more than one person may, of which nothing is in force yet; null where the change is. */
  proposal: Type.Union([Type.String(), Type.Null()]),
});

/** A promotion's version after a change. */
export type PromotionVersion = Static<typeof PromotionVersionSchema>;

export const MemberBonusesRequestSchema = Type.Object({ memberId: text(64) });

/** GET /staff/promotions/member. */
export type MemberBonusesRequest = Static<typeof MemberBonusesRequestSchema>;

export const MemberBonusesSchema = Type.Object({
  /** The last 100, newest first. */
  bonuses: Type.Array(BonusSchema),
  /** The promotions of the member's currency, and which rule speaks against a claim now; null where none does. */
  promotions: Type.Array(
    Type.Object({
      promotionId: Type.String(),
      names: PromotionNamesSchema,
      rule: Type.Union([Type.Enum([...claimRules]), Type.Null()]),
      /** The usernames of the accounts that the rule is about. */
      accounts: Type.Array(Type.String()),
    }),
  ),
});

/** A member's bonuses as staff see them. */
export type MemberBonuses = Static<typeof MemberBonusesSchema>;

export const EndBonusSchema = Type.Object({ memberId: text(64), bonusId: Uuid, reason: Reason });

/** POST /staff/promotions/end: an active bonus ends as if the member had given it up. */
export type EndBonus = Static<typeof EndBonusSchema>;
