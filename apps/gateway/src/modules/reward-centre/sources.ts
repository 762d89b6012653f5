import type { RewardSource } from "../../rewards/RewardSource.ts";
import { missionRewards } from "../missions/index.ts";
import { promotionRewards } from "../promotions/index.ts";
import { raffleRewards } from "../raffle/index.ts";
import { rankRewards } from "../rank/index.ts";
import { rebateRewards } from "../rebate/index.ts";
import { envelopeRewards } from "../red-envelope/index.ts";

/** Where rewards come from. */
export const sources: readonly RewardSource[] = [
  missionRewards,
  promotionRewards,
  envelopeRewards,
  rebateRewards,
  rankRewards,
  raffleRewards,
];
