import { type Static, Type } from "typebox";
import { gameCategories, type GameCategory } from "../games/gameCategories.ts";
import { LabelNamesSchema } from "../member/staffLabelSchemas.ts";
import { toSteps } from "../orderShapes.ts";
import { SaidText } from "../saidText.ts";
import { Decimal, Millis, text } from "../shapes.ts";
import { Choice, orderLine, OrderVersion, Seen, toListOrders, toOrderPage } from "../staff/orderShapes.ts";
import { Reason, Uuid } from "../staff/schemas.ts";
import { RewardAddressSchema } from "./schemas.ts";
import { pointRules, redemptionStates, rewardTypes } from "./states.ts";

const Amount = Type.String({ pattern: "^[0-9]{1,13}(\\.[0-9]{1,2})?$" });
const PointCount = Type.Integer({ minimum: 1, maximum: 1_000_000_000 });
const State = Type.Enum(redemptionStates.states);
const RewardTypeSchema = Type.Enum([...rewardTypes]);
const Version = Type.Integer({ minimum: 0 });
const Maybe = Type.Union([Type.String(), Type.Null()]);
const Proposal = { proposal: Type.Union([Type.String(), Type.Null()]) } as const;

export const PointSettingsSchema = Type.Object(
  {
    /** How much has to be staked for a point, by category; null where stakes earn none. */
    betPerPoint: Type.Object(
      Object.fromEntries(gameCategories.map(({ category }) => [category, Type.Union([Amount, Type.Null()])])),
      { additionalProperties: false },
    ),
    /** What members earn whose label has the rank of the place, 0 to 9, in percent. */
    percents: Type.Array(Type.Integer({ minimum: 0, maximum: 1_000 }), { minItems: 10, maxItems: 10 }),
    /** So many points are converted into `unit`. */
    ratio: PointCount,
    unit: Amount,
    /** The fewest points of a conversion, the most on a day, and of what they are a multiple. */
    convertMin: PointCount,
    convertMax: PointCount,
    multiple: PointCount,
    /** How much of converted money has to be staked, in percent of it. */
    turnoverPercent: Type.Integer({ minimum: 0, maximum: 10_000 }),
    /** Money for points is paid without staff up to so much a day for each member; 0 for never. */
    autoAmount: Amount,
    /** An account takes something for points once it is so many days old; 0 for at once. */
    accountDays: Type.Integer({ minimum: 0, maximum: 365 }),
    /** Accounts that share a trait of a person share a day's most of conversions, and each offer of the mall. */
    oncePerPerson: Type.Boolean(),
  },
  { additionalProperties: false },
);

/** How points are earned and converted by members of a currency. Amounts are decimal texts in it. */
export type PointSettings = Omit<Static<typeof PointSettingsSchema>, "betPerPoint"> & {
  readonly betPerPoint: Readonly<Record<GameCategory, string | null>>;
};

export const AskPointSettingsSchema = Type.Object({ currency: text(5) });

/** GET /staff/points/settings. */
export type AskPointSettings = Static<typeof AskPointSettingsSchema>;

export const StoredPointSettingsSchema = Type.Object({
  settings: Type.Unsafe<PointSettings>(PointSettingsSchema),
  /** Grows with each change; 0 for what the platform begins with. */
  version: Version,
  currency: Type.String(),
});

/** The settings of one currency. */
export type StoredPointSettings = Static<typeof StoredPointSettingsSchema>;

export const ChangePointSettingsSchema = Type.Object({
  /** Of the proposal, should it take two people; made by the page. */
  id: Uuid,
  currency: text(5),
  settings: Type.Unsafe<PointSettings>(PointSettingsSchema),
  version: Version,
  reason: Reason,
});

/** POST /staff/points/settings. */
export type ChangePointSettings = Static<typeof ChangePointSettingsSchema>;

export const ChangedPointSettingsSchema = Type.Object({ ...StoredPointSettingsSchema.properties, ...Proposal });

/** What a change has led to; with a proposal nothing of it is in force yet. */
export type ChangedPointSettings = Static<typeof ChangedPointSettingsSchema>;

const AmountsSchema = Type.Record(Type.String({ pattern: "^[A-Z]{3,5}$" }), Amount);

const reward = {
  type: RewardTypeSchema,
  names: LabelNamesSchema,
  /** The address of its picture; empty for none. */
  picture: Type.String({ pattern: "^$|^(/(?![/\\\\])|https://)[^\\s\"'<>\\\\]*$", maxLength: 500 }),
  pointsRequired: PointCount,
  /** What must have been staked in 30 days, by currency; nothing for a currency that is not there. */
  amountRequired: AmountsSchema,
  /** What money brings, by currency; members of another currency are not offered it. Empty for other types. */
  cash: AmountsSchema,
  levelRequired: Type.Union([Type.Integer({ minimum: 0, maximum: 9 }), Type.Null()]),
  isOn: Type.Boolean(),
  /** Smaller ones stand first. */
  position: Type.Integer({ minimum: 0, maximum: 9_999 }),
} as const;

const StaffRewardSchema = Type.Object({
  id: Type.String(),
  version: Version,
  ...reward,
  /** How many are left; of vouchers, how many codes. */
  quantity: Type.Integer(),
  /** How many were redeemed, without those that were rejected, and for how many points. */
  redeemed: Type.Integer(),
  points: Decimal,
});

/** An offer of the mall as staff work on it. */
export type StaffReward = Static<typeof StaffRewardSchema>;

export const StaffRewardListSchema = Type.Array(StaffRewardSchema);

/** GET /staff/points/rewards: those that are on first. */
export type StaffRewardList = Static<typeof StaffRewardListSchema>;

export const SaveRewardSchema = Type.Object({
  /** Made by the page for a new one, so that a call sent twice makes one. */
  id: Uuid,
  /** 0 for a new one. */
  version: Version,
  /** Of the proposal, should it take two people. */
  proposalId: Uuid,
  ...reward,
  /** What is added to the stock, or taken from it; vouchers have as many as there are codes. */
  addQuantity: Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 }),
  reason: Reason,
});

/** POST /staff/points/rewards. */
export type SaveReward = Static<typeof SaveRewardSchema>;

export const RewardVersionSchema = Type.Object({ version: Version, ...Proposal });

/** An offer's version after a change; with a proposal it is as before. */
export type RewardVersion = Static<typeof RewardVersionSchema>;

export const AddVoucherCodesSchema = Type.Object({
  rewardId: Uuid,
  /** Codes that the offer has already are left out. */
  codes: Type.Array(Type.String({ pattern: "^[!-~]{4,64}$" }), { minItems: 1, maxItems: 1_000 }),
  reason: Reason,
});

/** POST /staff/points/rewards/codes. */
export type AddVoucherCodes = Static<typeof AddVoucherCodesSchema>;

export const AddedVoucherCodesSchema = Type.Object({ added: Type.Integer(), quantity: Type.Integer() });

/** How many were added, and how many there are. */
export type AddedVoucherCodes = Static<typeof AddedVoucherCodesSchema>;

export const ListStaffRedemptionsSchema = toListOrders(State, {
  type: Type.Optional(RewardTypeSchema),
  /** The address of the member of staff. */
  decidedBy: Choice,
});

/** POST /staff/points/redemptions/list. */
export type ListStaffRedemptions = Static<typeof ListStaffRedemptionsSchema>;

/** `amount` is in points, `currency` the member's. */
const line = {
  ...orderLine,
  orderNo: Type.String(),
  version: OrderVersion,
  type: RewardTypeSchema,
  name: Type.String(),
  quantity: Type.Integer(),
  /** What money brings, in `currency`; null for other types. */
  cash: Type.Union([Decimal, Type.Null()]),
  state: State,
  /** What staff have written. */
  remark: Type.String(),
  takesTwo: Type.Boolean(),
  firstApprover: Maybe,
  decidedBy: Maybe,
} as const;

const StaffRedemptionSchema = Type.Object(line);

/** A redemption in a list of the back office. */
export type StaffRedemption = Static<typeof StaffRedemptionSchema>;

export const StaffRedemptionPageSchema = toOrderPage(StaffRedemptionSchema);

/** Redemptions, newest first. */
export type StaffRedemptionPage = Static<typeof StaffRedemptionPageSchema>;

export const StaffRedemptionNoSchema = Type.Object({ orderNo: text(40) });

/** GET /staff/points/redemptions/order. */
export type StaffRedemptionNo = Static<typeof StaffRedemptionNoSchema>;

const PointObstacleSchema = Type.Object({
  rule: Type.Enum([...pointRules]),
  /** The usernames of linked accounts. */
  accounts: Type.Array(Type.String()),
  /** The English names of the offers that they have redeemed; none where they have converted alone. */
  offers: Type.Array(Type.String()),
});

/** A rule that speaks against taking something for points now. */
export type PointObstacle = Static<typeof PointObstacleSchema>;

export const StaffRedemptionSheetSchema = Type.Object({
  ...line,
  /** What speaks against it by now. */
  against: Type.Array(PointObstacleSchema),
  /** Where a gift is sent. */
  address: Type.Union([RewardAddressSchema, Type.Null()]),
  steps: toSteps(State),
});

/** One redemption, with where it is sent; that it was looked at is written down. */
export type StaffRedemptionSheet = Static<typeof StaffRedemptionSheetSchema>;

export const DecideRedemptionSchema = Type.Object({
  orderNo: text(40),
  seen: Seen,
  decision: Type.Enum(["approve", "reject"] as const),
  /** What the member reads, such as where a gift is on its way. */
  remark: SaidText(1, 300),
});

/** POST /staff/points/redemptions/decide. */
export type DecideRedemption = Static<typeof DecideRedemptionSchema>;

export const CorrectPointsSchema = Type.Object({
  /** Of the correction and of its proposal; made by the page, so that a call sent twice corrects once. */
  id: Uuid,
  memberId: text(64),
  /** Whole points; below zero to take them away. */
  points: Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 }),
  reason: Reason,
});

/** POST /staff/points/correct. */
export type CorrectPoints = Static<typeof CorrectPointsSchema>;

export const CorrectedPointsSchema = Type.Object(Proposal);

/** The proposal of what one person alone may not correct; null where the points have moved. */
export type CorrectedPoints = Static<typeof CorrectedPointsSchema>;

export const AskMemberPointsSchema = Type.Object({ memberId: text(64) });

/** GET /staff/points/member. */
export type AskMemberPoints = Static<typeof AskMemberPointsSchema>;

export const MemberPointsSchema = Type.Object({
  points: Decimal,
  lifetime: Decimal,
  /** What is taken back of what was spent before: the next points go there. */
  owed: Decimal,
  /** What speaks against the member's redeeming and converting now. */
  against: Type.Array(PointObstacleSchema),
  /** The last 50 movements, newest first. */
  movements: Type.Array(
    Type.Object({ at: Millis, kind: Type.String(), changed: Decimal, balance: Decimal, refNo: Type.String() }),
  ),
});

/** A member's points as staff see them. */
export type MemberPoints = Static<typeof MemberPointsSchema>;
