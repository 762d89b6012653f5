import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The texts of the error codes of domain `raffle`. */
export const raffleErrorTexts = {
  "raffle.unknown": msg({ id: "error.raffle.unknown", message: "This raffle is not offered to you." }),
  "raffle.not.open": msg({ id: "error.raffle.not.open", message: "This raffle is not open." }),
  "raffle.none.left": msg({ id: "error.raffle.none.left", message: "All tickets of this raffle are drawn." }),
  "raffle.already": msg({ id: "error.raffle.already", message: "You have already drawn a ticket in this time." }),
  "raffle.condition": msg({
    id: "error.raffle.condition",
    message: "You have not staked or deposited enough for a draw yet.",
  }),
} as const satisfies Record<string, MessageDescriptor>;
