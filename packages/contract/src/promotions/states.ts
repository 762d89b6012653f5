import { transitionTable } from "../transition.ts";

/**
 * Life of a bonus. `PENDING`: chosen with a deposit that is not credited yet; `ACTIVE`: its money is in the bonus wallet, until enough was
 * staked (`CONVERTED`: what is left is the member's), the member gives it up, its time is over, or nothing of it is left. `REFUSED`: the
 * deposit was credited without it.
 */
export const bonusStates = transitionTable({
  name: "bonus",
  initial: "PENDING",
  states: ["PENDING", "ACTIVE", "CONVERTED", "CANCELLED", "EXPIRED", "LOST", "REFUSED"],
  final: ["CONVERTED", "CANCELLED", "EXPIRED", "LOST", "REFUSED"],
  transitions: {
    grant: { PENDING: "ACTIVE" },
    refuse: { PENDING: "REFUSED" },
    convert: { ACTIVE: "CONVERTED" },
    cancel: { ACTIVE: "CANCELLED" },
    expire: { ACTIVE: "EXPIRED" },
    lose: { ACTIVE: "LOST" },
  },
});

/** A state of {@link bonusStates}. */
export type BonusState = (typeof bonusStates.states)[number];

/** For which deposits a promotion may be chosen: a member's first one, one of a number (the second, say), one a day, or one at all. */
export const promotionTurns = ["FIRST", "NTH", "DAY", "ONCE"] as const;

/** One of {@link promotionTurns}. */
export type PromotionTurn = (typeof promotionTurns)[number];

/**
 * Why a member may not claim a promotion, by name: it is not on offer (any more), a bonus is active or chosen already, it was
 * claimed before, the deposit is not the first or not that of the number it asks for, it is for other days or hours, another account of the same person has claimed it, the member
 * takes a pause from play, or its code was used by others while the deposit was not paid.
 */
export const claimRules = [
  "closed",
  "active",
  "claimed",
  "first.deposit",
  "nth.deposit",
  "hours",
  "linked.account",
  "excluded",
  "minimum",
  "code",
] as const;

/** One of {@link claimRules}. */
export type ClaimRule = (typeof claimRules)[number];
