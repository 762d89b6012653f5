import { type Static, Type } from "typebox";
import { gameCategories } from "../games/gameCategories.ts";
import { SaidText } from "../saidText.ts";
import { Day, Decimal, Millis, PageNo, text } from "../shapes.ts";
import { redemptionStatuses, rewardTypes } from "./states.ts";

/** Whole points, as the spec shows them: fractions are kept, and shown by no more than the movements. */
export const Points = Type.String({ pattern: "^[0-9]{1,12}$" });

const RewardTypeSchema = Type.Enum([...rewardTypes]);
const Category = Type.Enum(gameCategories.map(({ category }) => category));

export const PointBalanceSchema = Type.Object({
  points: Points,
  /** How many points a conversion takes for `unit`. */
  ratio: Points,
  /** All that were ever earned. */
  lifetime: Points,
});

/** GET relay MCS2_getPointBalance (PM-01). */
export type PointBalance = Static<typeof PointBalanceSchema>;

export const PointConfigSchema = Type.Object({
  currency: Type.String(),
  /** So many points are converted into `unit`. */
  ratio: Points,
  unit: Decimal,
  /** How much has to be staked for a point, by category; a category that earns none is not among them. */
  rules: Type.Array(Type.Object({ category: Category, betPerPoint: Decimal })),
  /** What members with a label of this rank earn, in percent of the rules. */
  levels: Type.Array(Type.Object({ rank: Type.Integer(), percent: Type.Integer() })),
  convert: Type.Object({
    min: Points,
    /** The most on one day of the merchant's. */
    max: Points,
    /** Points are converted in multiples of it. */
    multiple: Points,
    /** How much of the money has to be staked before it can be withdrawn, in percent of it. */
    turnoverPercent: Type.Integer(),
  }),
  /** Who takes something for points; missing in the answer of an older gateway. */
  claims: Type.Optional(
    Type.Object({
      /** How many days old an account has to be. */
      accountDays: Type.Integer(),
      /** Accounts of one person or household count as one. */
      oncePerPerson: Type.Boolean(),
    }),
  ),
});

/** GET relay MCS2_getPointConfig (PM-06). */
export type PointConfig = Static<typeof PointConfigSchema>;

export const PointRewardsRequestSchema = Type.Object({
  type: Type.Optional(RewardTypeSchema),
  pageNo: Type.Optional(PageNo),
});

/** GET relay MCS2_getPointReward: pages of 24. */
export type PointRewardsRequest = Static<typeof PointRewardsRequestSchema>;

const PointRewardSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  type: RewardTypeSchema,
  /** How many are left. */
  quantity: Type.Integer(),
  pointsRequired: Points,
  /** What the caller must have staked in the last 30 days; 0.00 for nothing. */
  amountRequired: Decimal,
  /** The address of its picture; empty for none. */
  image: Type.String(),
  /** The rank that the caller's label must have; null for none. */
  levelRequired: Type.Union([Type.Integer(), Type.Null()]),
  /** What comes into the wallet, of money alone. */
  cash: Type.Union([Decimal, Type.Null()]),
  /** Whether it is decided by staff; else at once. */
  isDecided: Type.Boolean(),
});

/** What the mall offers (EN-28). */
export type PointReward = Static<typeof PointRewardSchema>;

export const PointRewardsSchema = Type.Object({
  list: Type.Array(PointRewardSchema),
  totalPages: Type.Integer(),
  currency: Type.String(),
  /** What the caller has staked in the last 30 days; null for a guest. */
  staked: Type.Union([Decimal, Type.Null()]),
});

/** The mall's offers, in the merchant's order (PM-02). */
export type PointRewards = Static<typeof PointRewardsSchema>;

export const RewardAddressSchema = Type.Object(
  { name: SaidText(1, 100), phone: Type.String({ pattern: "^\\+?[0-9 ()/-]{5,30}$" }), address: SaidText(5, 300) },
  { additionalProperties: false },
);

/** Where a gift is sent. */
export type RewardAddress = Static<typeof RewardAddressSchema>;

export const RedeemRewardSchema = Type.Object({
  rewardId: text(64),
  quantity: Type.Integer({ minimum: 1, maximum: 100 }),
  address: Type.Optional(RewardAddressSchema),
  /** Asked where the merchant's members have one (WL-12). */
  paymentPassword: Type.Optional(text(64)),
});

/** POST relay MCS2_redeemPointReward (PM-03). */
export type RedeemReward = Static<typeof RedeemRewardSchema>;

const Status = Type.Enum(Object.values(redemptionStatuses));

export const RedeemedSchema = Type.Object({ redeemId: Type.String(), status: Status });

/** A redemption that was made. */
export type Redeemed = Static<typeof RedeemedSchema>;

export const ConvertPointsSchema = Type.Object({ points: Points, paymentPassword: Type.Optional(text(64)) });

/** POST relay MCS2_convertPoint (PM-05). */
export type ConvertPoints = Static<typeof ConvertPointsSchema>;

export const ConvertedSchema = Type.Object({ amount: Decimal, points: Points, currency: Type.String() });

/** What a conversion has brought, and the points that it took. */
export type Converted = Static<typeof ConvertedSchema>;

export const RedemptionsRequestSchema = Type.Object({
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  status: Type.Optional(Status),
  pageNo: Type.Optional(PageNo),
});

/** GET relay MCS2_getRedeemPointList: pages of 20; days in the merchant's zone, both included. */
export type RedemptionsRequest = Static<typeof RedemptionsRequestSchema>;

const RedemptionSchema = Type.Object({
  redeemId: Type.String(),
  name: Type.String(),
  type: RewardTypeSchema,
  quantity: Type.Integer(),
  points: Points,
  applyTime: Millis,
  status: Status,
  /** What staff say of it; empty for nothing. */
  remark: Type.String(),
  /** The codes of vouchers, for their owner alone. */
  codes: Type.Array(Type.String()),
});

/** One redemption of the caller's (PM-04). */
export type Redemption = Static<typeof RedemptionSchema>;

export const RedemptionsSchema = Type.Object({
  list: Type.Array(RedemptionSchema),
  totalPages: Type.Integer(),
  totalCount: Type.Integer(),
});

/** The caller's redemptions, newest first. */
export type Redemptions = Static<typeof RedemptionsSchema>;

export const PointMovementsRequestSchema = Type.Object({
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  pageNo: Type.Optional(PageNo),
});

/** GET /wps/points/movements: pages of 20; days in the merchant's zone, both included. */
export type PointMovementsRequest = Static<typeof PointMovementsRequestSchema>;

const PointMovementSchema = Type.Object({
  at: Millis,
  /** A kind of the ledger, such as `POINT_EARN`. */
  kind: Type.String(),
  /** With fractions, signed. */
  changed: Decimal,
  /** After it. */
  balance: Decimal,
  refNo: Type.String(),
});

/** One earn or spend of points (PM-08). */
export type PointMovement = Static<typeof PointMovementSchema>;

export const PointMovementsSchema = Type.Object({
  list: Type.Array(PointMovementSchema),
  totalPages: Type.Integer(),
  totalCount: Type.Integer(),
});

/** The caller's movements of points, newest first. */
export type PointMovements = Static<typeof PointMovementsSchema>;
