import { transitionTable } from "../transition.ts";

/** What the point mall offers (contract 3.10): money, something that is sent, or a code. */
export const rewardTypes = ["CASH", "GIFT", "VOUCHER"] as const;

/** One of {@link rewardTypes}. */
export type RewardType = (typeof rewardTypes)[number];

/** Life of a redemption (PM-04): its points and its stock are taken when it is made, and come back when it is rejected. */
export const redemptionStates = transitionTable({
  name: "redemption",
  initial: "PROCESS",
  states: ["PROCESS", "APPROVED", "REJECTED"],
  final: ["APPROVED", "REJECTED"],
  transitions: { approve: { PROCESS: "APPROVED" }, reject: { PROCESS: "REJECTED" } },
});

/** The number that the spec has for each state of a redemption. */
export const redemptionStatuses = { PROCESS: 0, APPROVED: 1, REJECTED: 2 } as const satisfies Record<
  (typeof redemptionStates)["states"][number],
  number
>;

/** What speaks against a player's taking something for points, as staff are told. */
export const pointRules = ["excluded", "barred", "account.age", "linked.account"] as const;

/** One of {@link pointRules}. */
export type PointRule = (typeof pointRules)[number];

/** For so many days an offer that an account has redeemed is not for linked accounts, where they count as one. */
export const linkedDays = 30;

/** In how many days `amountRequired` must have been staked. */
export const stakedDays = 30;
