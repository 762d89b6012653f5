import type { ClaimReward, ModId, Reward, RewardAsset, RewardSourceName } from "@marquee/contract";
import type { Db } from "../db/Db.ts";
import type { Call } from "../http/Call.ts";
import type { ServicesOf } from "../Services.ts";

/** The services with which rewards are listed and paid. */
export const rewardServices = ["db", "fileLinks", "messages", "tenantRegistry"] as const;

/** They, as sources get them. */
export type RewardServices = ServicesOf<typeof rewardServices>;

/** What a claim has paid: money in 1/10,000 of the unit, or points in 1/10,000 of a point. */
export interface PaidReward {
  readonly asset: RewardAsset;
  readonly amount: bigint;
}

/** Rewards of one domain, as the reward centre lists and claims them (MC-10). Who may have them, and once, is the domain's own rule. */
export interface RewardSource {
  readonly source: RewardSourceName;
  /** Where the merchant has it off, the source has no rewards. */
  readonly moduleId: ModId;
  /** What the caller can claim at this moment; nothing for who may have none. */
  readonly list: (services: RewardServices, call: Call) => Promise<readonly Omit<Reward, "source">[]>;
  /** Pays one in a transaction. @throws Refusal as the domain's own claim; nothing stays of it */
  readonly pay: (
    tx: Db,
    context: { readonly services: RewardServices; readonly call: Call },
    request: Pick<ClaimReward, "id" | "version">,
  ) => Promise<PaidReward>;
}
