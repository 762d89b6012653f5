import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The texts of the error codes of domain `protection`. */
export const protectionErrorTexts = {
  "rg.self.excluded": msg({ id: "error.rg.self.excluded", message: "You have excluded yourself from playing." }),
  "rg.timeout": msg({ id: "error.rg.timeout", message: "You are taking a time-out from playing." }),
  "rg.deposit.limit": msg({ id: "error.rg.deposit.limit", message: "This is more than your deposit limit allows." }),
  "rg.loss.limit": msg({ id: "error.rg.loss.limit", message: "This is more than your loss limit allows." }),
  "rg.wager.limit": msg({ id: "error.rg.wager.limit", message: "This is more than your wager limit allows." }),
  "rg.session.limit": msg({ id: "error.rg.session.limit", message: "The time you set for playing is over." }),
  "rg.limit.not.due": msg({
    id: "error.rg.limit.not.due",
    message: "This limit cannot be confirmed now: the day to think it over has not passed, or it was not requested.",
  }),
} as const satisfies Record<string, MessageDescriptor>;
