import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The texts of the error codes of domain `points`. */
export const pointsErrorTexts = {
  "points.insufficient": msg({ id: "error.points.insufficient", message: "You do not have enough points." }),
  "points.not.eligible": msg({
    id: "error.points.not.eligible",
    message: "You cannot redeem or convert points now. Customer service can tell you more.",
  }),
  "points.convert.min": msg({
    id: "error.points.convert.min",
    message: "These are fewer points than a conversion takes.",
  }),
  "points.convert.multiple": msg({
    id: "error.points.convert.multiple",
    message: "Points are converted in whole multiples only.",
  }),
  "points.convert.daily": msg({
    id: "error.points.convert.daily",
    message: "You cannot convert so many points today.",
  }),
  "reward.unknown": msg({ id: "error.reward.unknown", message: "This reward is not offered any more." }),
  "reward.sold.out": msg({ id: "error.reward.sold.out", message: "There are not so many left." }),
  "reward.amount.required": msg({
    id: "error.reward.amount.required",
    message: "You have not staked enough lately for this reward.",
  }),
  "reward.level": msg({ id: "error.reward.level", message: "Your level is not high enough for this reward." }),
} as const satisfies Record<string, MessageDescriptor>;
