import { type Static, Type } from "typebox";
import { bonusKind, PromotionNamesSchema } from "../promotions/schemas.ts";
import { Decimal, Millis, text } from "../shapes.ts";
import { rewardAssets, rewardSources } from "./sources.ts";

const Source = Type.Enum([...rewardSources]);
const Asset = Type.Enum([...rewardAssets]);

/** Of its terms, where they may change: a claim names the one that was shown. */
const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

const RewardSchema = Type.Object({
  source: Source,
  /** Unique within its source. */
  id: Type.String(),
  version: Type.Union([Version, Type.Null()]),
  /** By language code; null where the site says it in its own words. */
  names: Type.Union([PromotionNamesSchema, Type.Null()]),
  asset: Asset,
  /** What it pays: money in the member's currency, or a number of points. They differ where chance decides. */
  least: Decimal,
  most: Decimal,
  /** How many times it has to be staked before it can be withdrawn; 0 for not at all, and for points. */
  factor: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  /** What kind of bonus it is; null for all that is no bonus. */
  bonus: Type.Union([Type.Object(bonusKind), Type.Null()]),
  /** Until when it can be claimed; null where no end is set. */
  endsAt: Type.Union([Millis, Type.Null()]),
});

/** A reward that the member can claim now. */
export type Reward = Static<typeof RewardSchema>;

export const RewardListSchema = Type.Object({
  currency: Type.String(),
  /** What ends first comes first. */
  list: Type.Array(RewardSchema),
});

/** GET /wps/rewards (MC-10). */
export type RewardList = Static<typeof RewardListSchema>;

export const ClaimRewardSchema = Type.Object({ source: Source, id: text(64), version: Type.Optional(Version) });

/** POST /wps/rewards/claim (MC-10). */
export type ClaimReward = Static<typeof ClaimRewardSchema>;

export const ClaimedRewardSchema = Type.Object({
  ...RewardListSchema.properties,
  /** What was paid. */
  paid: Type.Object({ asset: Asset, amount: Decimal }),
});

/** What a claim has paid, and what can be claimed still. */
export type ClaimedReward = Static<typeof ClaimedRewardSchema>;
