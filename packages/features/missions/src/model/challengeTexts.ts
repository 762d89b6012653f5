import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Challenge, ChallengeState } from "@marquee/contract";

/** Where a member stands in a challenge, in a word. */
export const challengeTexts: Readonly<Record<ChallengeState, MessageDescriptor>> = {
  OFFERED: msg`Ready to start`,
  RUNNING: msg`In progress`,
  LEFT: msg`Given up`,
  COMPLETE: msg`Complete`,
  CLOSED: msg`Ended`,
};

/** The colour of each state. */
export const challengeTones = {
  OFFERED: "accent",
  RUNNING: "primary",
  LEFT: "muted",
  COMPLETE: "success",
  CLOSED: "muted",
} as const satisfies Record<ChallengeState, string>;

/** Where a step stands that has begun. */
export const placeTexts: Readonly<Record<Exclude<Challenge["steps"][number]["place"], "WAITING">, MessageDescriptor>> =
  {
    CLAIMED: msg`Claimed`,
    CURRENT: msg`Your step now`,
  };
