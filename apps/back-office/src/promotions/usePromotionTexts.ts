import { useLingui } from "@lingui/react/macro";
import type { BonusState, ClaimRule, PromotionTurn } from "@marquee/contract";
import type { toOffer } from "./promotionValues.ts";

/** How an offer looks. */
export const offerTones = {
  off: "muted",
  planned: "primary",
  open: "success",
  over: "muted",
} as const satisfies Record<ReturnType<typeof toOffer>, string>;

/** How a state of a bonus looks. */
export const bonusTones = {
  PENDING: "primary",
  ACTIVE: "accent",
  CONVERTED: "success",
  CANCELLED: "muted",
  EXPIRED: "muted",
  LOST: "muted",
  REFUSED: "danger",
} as const satisfies Record<BonusState, string>;

/** The words of promotions and bonuses. */
export function usePromotionTexts() {
  const { t } = useLingui();
  const offers: Readonly<Record<ReturnType<typeof toOffer>, string>> = {
    off: t`Off`,
    planned: t`Planned`,
    open: t`On offer`,
    over: t`Over`,
  };
  const turns: Readonly<Record<PromotionTurn, string>> = {
    FIRST: t`With the first deposit`,
    NTH: t`With a later deposit`,
    DAY: t`Once a day`,
    ONCE: t`Once`,
  };
  const states: Readonly<Record<BonusState, string>> = {
    PENDING: t`Waiting for the deposit`,
    ACTIVE: t`In play`,
    CONVERTED: t`Completed`,
    CANCELLED: t`Given up`,
    EXPIRED: t`Time over`,
    LOST: t`Lost`,
    REFUSED: t`Refused`,
  };
  const rules: Readonly<Record<ClaimRule, string>> = {
    closed: t`It is not on offer.`,
    active: t`Another bonus is active, or chosen with a deposit that is not paid yet.`,
    claimed: t`The member has claimed it already.`,
    "first.deposit": t`It is for the first deposit, and the member has made one.`,
    "nth.deposit": t`It is for the deposit of another number.`,
    hours: t`It is for other days or hours.`,
    "linked.account": t`An account that seems to be the same person's has claimed it.`,
    excluded: t`The member has a time-out or exclusion.`,
    minimum: t`The deposit was less than it asks for.`,
    code: t`Its promo code was used up before the deposit was paid.`,
  };
  return { offers, turns, states, rules };
}
