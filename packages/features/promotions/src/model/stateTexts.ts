import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ActivityRule, ActivityState } from "@marquee/contract";

/** What each state is called (PR-03). */
export const stateTexts: Readonly<Record<ActivityState, MessageDescriptor>> = {
  COMING_SOON: msg`Coming soon`,
  PROCESS: msg`Running`,
  APPLYING: msg`Under review`,
  REJECTED: msg`Not approved`,
  CLAIM: msg`Ready to claim`,
  CLAIMED: msg`Claimed`,
  JOINED: msg`Joined`,
  ISSUED: msg`Paid out`,
  CLOSED: msg`Closed`,
};

/** Which colour each state has. */
export const stateTones = {
  COMING_SOON: "muted",
  PROCESS: "neutral",
  APPLYING: "neutral",
  REJECTED: "danger",
  CLAIM: "accent",
  CLAIMED: "success",
  JOINED: "primary",
  ISSUED: "success",
  CLOSED: "muted",
} as const satisfies Record<ActivityState, string>;

/** Why a member may not take part now; null where the state says it already. */
export const ruleTexts: Readonly<Record<ActivityRule, MessageDescriptor | null>> = {
  closed: null,
  active: msg`Another bonus of yours is still running. You can claim this one when that has ended.`,
  claimed: null,
  "first.deposit": null,
  "nth.deposit": null,
  hours: null,
  "linked.account": null,
  excluded: msg`Promotions pause while you take a break from play.`,
  minimum: null,
  code: null,
  age: msg`This promotion is for members who are 21 or older.`,
  birthday: msg`Come back on your birthday: you can claim this for a week from that day on.`,
  "birthday.unknown": msg`Add your birthday in the security centre to take part.`,
  "zalo.unlinked": msg`Link your Zalo account in the security centre to claim this.`,
  level: msg`You can claim this once you have reached the VIP level that it asks for.`,
  loss: msg`There is nothing to give back for the last period.`,
  "registered.before": msg`This promotion is for members who joined after it began.`,
};
