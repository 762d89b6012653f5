import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { DepositOrder, DepositType } from "@marquee/contract";

/** What each way to pay is called. */
export const depositTypeTexts: Readonly<Record<DepositType, MessageDescriptor>> = {
  BANK_QR: msg`QR code for your banking app`,
  BANK: msg`Bank transfer`,
  WALLET: msg`E-wallet`,
  CARD: msg`Card`,
  CRYPTO: msg`Crypto`,
  VOUCHER: msg`Voucher`,
};

/** What each state of a deposit is called (contract 3.7). */
export const depositStateTexts: Readonly<Record<DepositOrder["state"], MessageDescriptor>> = {
  CREATED: msg`Being prepared`,
  PENDING: msg`Waiting for your payment`,
  PAID: msg`Payment received`,
  CREDITED: msg`In your balance`,
  EXPIRED: msg`Expired`,
  REJECTED: msg`Not paid`,
  REVIEW: msg`Being checked`,
};

/** How a state looks. */
export const depositStateTones = {
  CREATED: "muted",
  PENDING: "primary",
  PAID: "success",
  CREDITED: "success",
  EXPIRED: "muted",
  REJECTED: "danger",
  REVIEW: "accent",
} as const satisfies Record<DepositOrder["state"], string>;

/** Why a deposit ended or is being checked, where the reason is one of ours; a provider's own words are shown as they are. */
export const depositReasonTexts: Readonly<Record<string, MessageDescriptor>> = {
  amount: msg`You paid a different amount from the one in the order. We check it and get back to you; your payment is not lost.`,
  currency: msg`You paid in a different currency from the one in the order. We check it and get back to you; your payment is not lost.`,
  limit: msg`Your payment is more than your deposit limit allows now. We check it and get back to you; your payment is not lost.`,
  excluded: msg`Your payment arrived while you were not playing here. We check it and get back to you; your payment is not lost.`,
  late: msg`Your payment arrived after the order had ended. We check it and get back to you; your payment is not lost.`,
  reference: msg`Your payment arrived with a different reference. We check it and get back to you; your payment is not lost.`,
  second: msg`This payment arrived for an order that was already paid. We check it and get back to you; your payment is not lost.`,
  account: msg`Your payment arrived while your account was not open. We check it and get back to you; your payment is not lost.`,
  cancelled: msg`You cancelled this deposit.`,
  provider: msg`The payment provider did not accept this deposit. Choose another way to pay.`,
};
