import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The texts of the error codes of domain `wallet`. */
export const walletErrorTexts = {
  "wallet.insufficient": msg({ id: "error.wallet.insufficient", message: "Your balance is too low for this." }),
  "wallet.locked": msg({
    id: "error.wallet.locked",
    message: "Another transfer of this wallet is not finished yet. Please wait until it is.",
  }),
  "wallet.transfer.min": msg({ id: "error.wallet.transfer.min", message: "The amount is too low for a transfer." }),
  "wallet.transfer.bonus": msg({
    id: "error.wallet.transfer.bonus",
    message:
      "While your bonus is active, only money that you could withdraw without ending the bonus can be moved to this wallet.",
  }),
  "wallet.unavailable": msg({
    id: "error.wallet.unavailable",
    message: "This wallet does not answer at the moment. Nothing was moved; try again later.",
  }),
  "deposit.min": msg({ id: "error.deposit.min", message: "The amount is lower than this way to pay allows." }),
  "deposit.max": msg({ id: "error.deposit.max", message: "The amount is higher than this way to pay allows." }),
  "deposit.pending": msg({ id: "error.deposit.pending", message: "Pay or cancel one of your open deposits first." }),
  "deposit.unavailable": msg({
    id: "error.deposit.unavailable",
    message: "This way to pay is not available at the moment. Choose another one.",
  }),
  "order.ended": msg({ id: "error.order.ended", message: "This order has ended or was already answered." }),
  "order.open": msg({ id: "error.order.open", message: "This order has not ended yet." }),
  "order.unknown": msg({ id: "error.order.unknown", message: "There is no such order." }),
} as const satisfies Record<string, MessageDescriptor>;
