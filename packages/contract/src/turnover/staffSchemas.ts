import { type Static, Type } from "typebox";
import { gameCategories, type GameCategory } from "../games/gameCategories.ts";
import { Decimal, text } from "../shapes.ts";
import { Reason, Uuid } from "../staff/schemas.ts";
import { TurnoverRequirementSchema } from "./schemas.ts";

export const MemberTurnoverRequestSchema = Type.Object({ memberId: text(64) });

/** GET /staff/turnover/member. */
export type MemberTurnoverRequest = Static<typeof MemberTurnoverRequestSchema>;

export const MemberTurnoverSchema = Type.Object({
  currency: Type.String(),
  /** Of an account with play money, which nobody withdraws. */
  isTrial: Type.Boolean(),
  /** What all open requirements hold, require and have, in sum; those of bonuses, which hold nothing, are left out. */
  held: Decimal,
  required: Decimal,
  done: Decimal,
  /** The open ones in the order in which stakes fill them, then the last 50 that have ended. */
  requirements: Type.Array(
    Type.Object({
      ...TurnoverRequirementSchema.properties,
      /** Why staff have added or forgiven it. */
      reason: Type.String(),
    }),
  ),
});

/** A member's turnover requirements as staff see them. */
export type MemberTurnover = Static<typeof MemberTurnoverSchema>;

const Amount = Type.String({ pattern: "^[0-9]{1,13}(\\.[0-9]{1,2})?$" });

export const AddTurnoverSchema = Type.Object({
  /** Made by the page, so that a call sent twice adds one. */
  id: Uuid,
  memberId: text(64),
  /** What it holds, and what has to be staked. */
  held: Amount,
  required: Amount,
  /** After how many days it ends by itself; null for never. */
  days: Type.Union([Type.Integer({ minimum: 1, maximum: 3_650 }), Type.Null()]),
  reason: Reason,
});

/** POST /staff/turnover/add. */
export type AddTurnover = Static<typeof AddTurnoverSchema>;

export const ForgiveTurnoverSchema = Type.Object({
  /** Of the proposal; made by the page. */
  id: Uuid,
  requirementId: Uuid,
  reason: Reason,
});

/** POST /staff/turnover/forgive. */
export type ForgiveTurnover = Static<typeof ForgiveTurnoverSchema>;

const Percent = Type.Integer({ minimum: 0, maximum: 100 });

export const TurnoverSettingsSchema = Type.Object(
  {
    /** How much of a deposit has to be staked, in percent of it; 0 for no requirement. */
    depositPercent: Type.Integer({ minimum: 0, maximum: 10_000 }),
    /** How much of the sign-up credit has to be staked, in percent of it; 0 for no requirement. It never ends by itself. */
    signupPercent: Type.Integer({ minimum: 0, maximum: 10_000 }),
    /** After how many days a deposit's requirement ends by itself; null for never. */
    expiryDays: Type.Union([Type.Integer({ minimum: 1, maximum: 3_650 }), Type.Null()]),
    /** A member who has less than this, all wallets together, has lost what open requirements held: they end. */
    smallAmount: Amount,
    /** How much of a stake counts, by category, in percent; each game's own weight is taken from that. */
    weights: Type.Object(Object.fromEntries(gameCategories.map(({ category }) => [category, Percent])), {
      additionalProperties: false,
    }),
  },
  { additionalProperties: false },
);

/** A merchant's turnover requirements. Amounts are decimal texts in the merchant's currency. */
export type TurnoverSettings = {
  readonly depositPercent: number;
  readonly signupPercent: number;
  readonly expiryDays: number | null;
  readonly smallAmount: string;
  readonly weights: Readonly<Record<GameCategory, number>>;
};

export const StoredTurnoverSettingsSchema = Type.Object({
  settings: Type.Unsafe<TurnoverSettings>(TurnoverSettingsSchema),
  /** Grows with each change; 0 for what the platform begins with. */
  version: Type.Integer({ minimum: 0 }),
  currency: Type.String(),
});

/** GET /staff/turnover/settings. */
export type StoredTurnoverSettings = Static<typeof StoredTurnoverSettingsSchema>;

export const ChangeTurnoverSettingsSchema = Type.Object({
  /** Of the proposal, should it take two people; made by the page. */
  id: Uuid,
  settings: Type.Unsafe<TurnoverSettings>(TurnoverSettingsSchema),
  /** The version that the page had. */
  version: Type.Integer({ minimum: 0 }),
  reason: Reason,
});

/** POST /staff/turnover/settings. */
export type ChangeTurnoverSettings = Static<typeof ChangeTurnoverSettingsSchema>;

export const ChangedTurnoverSettingsSchema = Type.Object({
  ...StoredTurnoverSettingsSchema.properties,
  /** The proposal of what requires less, of which nothing is in force yet; null where the change is. */
  proposal: Type.Union([Type.String(), Type.Null()]),
});

/** What a change of the settings has led to. */
export type ChangedTurnoverSettings = Static<typeof ChangedTurnoverSettingsSchema>;
