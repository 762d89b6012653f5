import { rewardServices, type RewardServices } from "../../rewards/RewardSource.ts";

/** The services that this module takes: those of all sources. */
export const rewardCentreServices = rewardServices;

/** They, as its use cases hand them on. */
export type Services = RewardServices;
