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
  "bonus.unknown": msg({ id: "error.bonus.unknown", message: "There is no such bonus." }),
  "bonus.ended": msg({ id: "error.bonus.ended", message: "This bonus has ended." }),
} as const satisfies Record<string, MessageDescriptor>;
