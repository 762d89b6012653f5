import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The texts of the error codes of domain `withdrawal`. */
export const withdrawalErrorTexts = {
  "withdraw.min": msg({ id: "error.withdraw.min", message: "The amount is lower than can be withdrawn this way." }),
  "withdraw.max": msg({ id: "error.withdraw.max", message: "The amount is higher than can be withdrawn this way." }),
  "withdraw.daily": msg({
    id: "error.withdraw.daily",
    message: "The amount is more than you can withdraw in 24 hours.",
  }),
  "withdraw.pending": msg({
    id: "error.withdraw.pending",
    message: "Wait until one of your withdrawals is paid.",
  }),
  "withdraw.bonus": msg({
    id: "error.withdraw.bonus",
    message: "Your bonus ends with this. Read what you lose, then send it again.",
  }),
  "withdraw.unavailable": msg({
    id: "error.withdraw.unavailable",
    message: "Withdrawals this way are not available now. Choose another account.",
  }),
  "withdraw.account.unknown": msg({ id: "error.withdraw.account.unknown", message: "Choose one of your accounts." }),
  "withdraw.account.waiting": msg({
    id: "error.withdraw.account.waiting",
    message: "This account is new and cannot be used for withdrawals yet.",
  }),
  "withdraw.account.taken": msg({
    id: "error.withdraw.account.taken",
    message: "This account is already on your list.",
  }),
  "withdraw.account.limit": msg({
    id: "error.withdraw.account.limit",
    message: "You have as many accounts as are allowed. Remove one first.",
  }),
} as const satisfies Record<string, MessageDescriptor>;
