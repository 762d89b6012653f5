import { row, type SchemaRow } from "../SchemaRow.ts";
import { Nothing } from "../shapes.ts";
import { claimReward, listRewards } from "./endpoints.ts";
import { ClaimedRewardSchema, ClaimRewardSchema, RewardListSchema } from "./schemas.ts";

/** Calls of domain `reward-centre`. */
export const rewardCentreRows: readonly SchemaRow[] = [
  row(listRewards, Nothing, RewardListSchema),
  row(claimReward, ClaimRewardSchema, ClaimedRewardSchema, [
    "permission.denied",
    "function.not.available",
    "rg.timeout",
    "rg.self.excluded",
    "mission.not.finished",
    "mission.claimed",
    "mission.closed",
    "mission.changed",
    "promo.closed",
    "promo.already",
    "promo.not.eligible",
    "envelope.not.open",
    "envelope.empty",
    "envelope.claimed",
    "rebate.claimed",
    "rebate.minimum",
    "rank.gift.locked",
    "rank.gift.claimed",
    "rank.changed",
  ]),
];
