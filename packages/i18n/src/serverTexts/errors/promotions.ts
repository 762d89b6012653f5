import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The texts of the error codes of domain `promotions`. */
export const promotionsErrorTexts = {
  "promo.not.eligible": msg({ id: "error.promo.not.eligible", message: "You cannot claim this promotion." }),
  "promo.already": msg({
    id: "error.promo.already",
    message: "You have already claimed this promotion, or you already have a bonus.",
  }),
  "promo.closed": msg({ id: "error.promo.closed", message: "This promotion is no longer on offer." }),
  "promo.minimum": msg({ id: "error.promo.minimum", message: "The deposit is too small for this promotion." }),
  "promo.code.unknown": msg({
    id: "error.promo.code.unknown",
    message: "We do not know this code. Check it and try again.",
  }),
  "promo.code.used": msg({ id: "error.promo.code.used", message: "This code has been used." }),
  "promo.code.early": msg({ id: "error.promo.code.early", message: "This code cannot be used yet." }),
  "promo.code.expired": msg({ id: "error.promo.code.expired", message: "This code has expired." }),
  "promo.code.gone": msg({
    id: "error.promo.code.gone",
    message: "This code has been used as often as it can be.",
  }),
  "promo.code.other": msg({ id: "error.promo.code.other", message: "This code is not for your account." }),
  "promo.code.deposit": msg({
    id: "error.promo.code.deposit",
    message: "This code is for a deposit. Enter it where you make your deposit.",
  }),
  "promo.code.claim": msg({
    id: "error.promo.code.claim",
    message: "This code needs no deposit. Enter it on the promotions page.",
  }),
  "bonus.unknown": msg({ id: "error.bonus.unknown", message: "There is no such bonus." }),
  "bonus.ended": msg({ id: "error.bonus.ended", message: "This bonus has ended." }),
} as const satisfies Record<string, MessageDescriptor>;
