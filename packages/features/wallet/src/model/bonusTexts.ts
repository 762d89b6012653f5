import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Bonus, BonusState, ClaimRule } from "@marquee/contract";

/** What each state of a bonus is called. */
export const bonusStateTexts: Readonly<Record<BonusState, MessageDescriptor>> = {
  PENDING: msg`Waiting for the deposit`,
  ACTIVE: msg`Active`,
  CONVERTED: msg`Became yours`,
  CANCELLED: msg`Given up`,
  EXPIRED: msg`Time over`,
  LOST: msg`Used up`,
  REFUSED: msg`Not given`,
};

/** How a state looks. */
export const bonusStateTones = {
  PENDING: "muted",
  ACTIVE: "primary",
  CONVERTED: "success",
  CANCELLED: "muted",
  EXPIRED: "muted",
  LOST: "muted",
  REFUSED: "danger",
} as const satisfies Record<BonusState, string>;

const claimRuleTexts: Readonly<Record<ClaimRule, MessageDescriptor>> = {
  closed: msg`The promotion was no longer on offer.`,
  active: msg`You had another bonus, and you can have only one at a time.`,
  claimed: msg`You had claimed this promotion before.`,
  "first.deposit": msg`It is for a first deposit.`,
  "nth.deposit": msg`It is for another one of your deposits.`,
  hours: msg`It is for other days or hours.`,
  "linked.account": msg`You could not claim this promotion.`,
  excluded: msg`You are not playing here at the moment.`,
  minimum: msg`The amount paid was too low for it.`,
  code: msg`Your promo code was used up before the deposit was paid.`,
};

/** Why a bonus was not given; null for any other. A rule that is for staff alone is not told. */
export function toRefusalText({ state, rule }: Pick<Bonus, "state" | "rule">): MessageDescriptor | null {
  return state === "REFUSED" ? claimRuleTexts[rule ?? "linked.account"] : null;
}
