import { type Static, Type } from "typebox";
import { Decimal, Millis, PageNo, text } from "../shapes.ts";
import { bonusStates, claimRules } from "./states.ts";

const Name = Type.String({ minLength: 1, maxLength: 80 });
const MaybeMillis = Type.Union([Millis, Type.Null()]);
const MaybeDecimal = Type.Union([Decimal, Type.Null()]);

export const PromotionNamesSchema = Type.Object({
  EN: Name,
  CN: Type.Optional(text(80)),
  ID: Type.Optional(text(80)),
  TH: Type.Optional(text(80)),
  TY: Type.Optional(text(80)),
  VI: Type.Optional(text(80)),
  TL: Type.Optional(text(80)),
});

/** A promotion's names by language code; a language without one shows the English one. */
export type PromotionNames = Static<typeof PromotionNamesSchema>;

export const EndingBonusSchema = Type.Object({ id: Type.String(), names: PromotionNamesSchema, balance: Decimal });

/** The active bonus that ends when its member takes money out of the main wallet, with all that is in the bonus wallet. */
export type EndingBonus = Static<typeof EndingBonusSchema>;

/** In what the caller can withdraw or send: null for no such bonus. */
export const MaybeEndingBonus = Type.Union([EndingBonusSchema, Type.Null()]);

/** In a call that takes money out: the bonus of which the member has read that it ends with it; none other is ended. */
export const EndingBonusId = Type.Optional(text(64));

/** What kind of bonus it is, as it is told before it is claimed. */
export const bonusKind = {
  /** The bonus itself never becomes the member's: only what was won above it does. */
  sticky: Type.Boolean(),
  /** It ends with the member's first withdrawal: what is in the bonus wallet is lost then. */
  endsWithWithdrawal: Type.Boolean(),
} as const;

/** What a bonus asks and gives, as it is shown before it is chosen and kept until it has ended. Amounts are in the member's currency. */
const terms = {
  names: PromotionNamesSchema,
  /** How much of the deposit's credit the bonus is, in percent. */
  percent: Type.Integer({ minimum: 1, maximum: 1_000 }),
  /** The bonus is never more. */
  maxBonus: Decimal,
  /** How many times the bonus has to be staked. */
  factor: Type.Integer({ minimum: 1, maximum: 100 }),
  /** The highest stake while the bonus is active; null for that of the games. */
  maxStake: MaybeDecimal,
  /** At most so much becomes the member's; null for everything. */
  maxConvert: MaybeDecimal,
  /** How many days there are for it. */
  days: Type.Integer({ minimum: 1, maximum: 365 }),
  ...bonusKind,
} as const;

export const DepositPromotionSchema = Type.Object({
  promotionId: Type.String(),
  ...terms,
  /** The least deposit for which it can be chosen. */
  minDeposit: Decimal,
  /** Until when it is on offer; null for no end. */
  endsAt: MaybeMillis,
});

/** A promotion that the member may choose with a deposit now (WL-06). */
export type DepositPromotion = Static<typeof DepositPromotionSchema>;

export const BonusSchema = Type.Object({
  id: Type.String(),
  /** The promotion for deposits, or the page whose activity gave it. */
  promotionId: Type.String(),
  ...terms,
  /** How much of the deposit's credit it is, in percent; 0 for one that an activity gave. */
  percent: Type.Integer({ minimum: 0, maximum: 1_000 }),
  /** The deposit with which it was chosen; null for one that an activity gave. */
  orderNo: Type.Union([Type.String(), Type.Null()]),
  currency: Type.String(),
  state: Type.Enum(bonusStates.states),
  /** Why it was refused; null where it was not, and for the member where the reason is for staff alone. */
  rule: Type.Union([Type.Enum([...claimRules]), Type.Null()]),
  /** What was given, or is to be given. */
  amount: Decimal,
  /** What of it and of its winnings is in the bonus wallet now. */
  balance: Decimal,
  /** How much has to be staked, and how much of it was; games count with their weights. */
  required: Decimal,
  done: Decimal,
  /** What became the member's at its end. */
  converted: Decimal,
  createdAt: Millis,
  /** When it was given, and when it ends if not enough was staked; null before it is given. */
  grantedAt: MaybeMillis,
  expiresAt: MaybeMillis,
  endedAt: MaybeMillis,
});

/** One bonus of the member (MC-09). */
export type Bonus = Static<typeof BonusSchema>;

export const ListBonusesSchema = Type.Object({ pageNo: Type.Optional(PageNo) });

/** GET /wps/report/bonuses. */
export type ListBonusesRequest = Static<typeof ListBonusesSchema>;

export const BonusListSchema = Type.Object({
  list: Type.Array(BonusSchema),
  pageNo: Type.Integer(),
  pageSize: Type.Integer(),
  totalPages: Type.Integer(),
  totalCount: Type.Integer(),
});

/** The member's bonuses, newest first; those whose deposit was never paid are not in it. */
export type BonusList = Static<typeof BonusListSchema>;

export const CancelBonusSchema = Type.Object({ bonusId: text(64) });

/** POST /wps/bonuses/cancel. */
export type CancelBonusRequest = Static<typeof CancelBonusSchema>;

export const AvailablePromoSchema = Type.Object({
  /** `REFERRAL`: the member may invite friends (RP-12). */
  availablePromo: Type.Object({ REFERRAL: Type.Boolean() }),
  /** How many promotions there is something to do about: choose with a deposit, apply for, or claim (WL-15). */
  availablePromoCount: Type.Integer({ minimum: 0 }),
});

/** GET /wps/promotions/available. */
export type AvailablePromo = Static<typeof AvailablePromoSchema>;
