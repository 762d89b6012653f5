import type { ActivityRule, ErrorCode } from "@marquee/contract";

/** With which code a rule refuses an act of a member. */
export const activityCodes = {
  closed: "promo.closed",
  active: "promo.already",
  claimed: "promo.already",
  "first.deposit": "promo.not.eligible",
  "nth.deposit": "promo.not.eligible",
  hours: "promo.closed",
  "linked.account": "promo.not.eligible",
  excluded: "promo.not.eligible",
  minimum: "promo.minimum",
  code: "promo.code.unknown",
  age: "promo.not.eligible",
  birthday: "promo.not.eligible",
  "birthday.unknown": "promo.not.eligible",
  "registered.before": "promo.not.eligible",
  "zalo.unlinked": "promo.not.eligible",
  level: "promo.not.eligible",
  loss: "promo.not.eligible",
} as const satisfies Record<ActivityRule, ErrorCode>;
