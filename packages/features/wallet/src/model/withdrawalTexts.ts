import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PayoutType, WithdrawalOrder } from "@marquee/contract";

/** What each kind of account is called. */
export const payoutTypeTexts: Readonly<Record<PayoutType, MessageDescriptor>> = {
  BANK: msg`Bank account`,
  WALLET: msg`E-wallet`,
  CRYPTO: msg`Crypto address`,
};

/** What is asked for at each kind of account: the place, and the number. */
export const payoutFieldTexts: Readonly<
  Record<PayoutType, { readonly place: MessageDescriptor; readonly number: MessageDescriptor }>
> = {
  BANK: { place: msg`Bank`, number: msg`Account number` },
  WALLET: { place: msg`Wallet`, number: msg`Wallet number` },
  CRYPTO: { place: msg`Network`, number: msg`Address` },
};

/** What each state of a withdrawal is called (contract 3.8). */
export const withdrawalStateTexts: Readonly<Record<WithdrawalOrder["state"], MessageDescriptor>> = {
  SUBMITTED: msg`Submitted`,
  RISK: msg`Being checked`,
  APPROVED: msg`Approved`,
  PAYING: msg`Being paid`,
  DISBURSED: msg`Paid, please confirm`,
  CONFIRMED: msg`Received`,
  CONFIRMED_AUTO: msg`Counted as received`,
  PARTIAL_CLAIM: msg`The rest is under review`,
  UNPAID_CLAIM: msg`Your claim is under review`,
  RESOLVED_PAID: msg`The rest is being paid`,
  RESOLVED_DENIED: msg`Claim denied`,
  REJECTED: msg`Not approved`,
  FAILED: msg`Could not be paid`,
  SETTLED_PAID: msg`Paid after all`,
  SETTLED_UNPAID: msg`Not paid after all`,
};

/** How a state looks. */
export const withdrawalStateTones = {
  SUBMITTED: "muted",
  RISK: "accent",
  APPROVED: "primary",
  PAYING: "primary",
  DISBURSED: "primary",
  CONFIRMED: "success",
  CONFIRMED_AUTO: "success",
  PARTIAL_CLAIM: "accent",
  UNPAID_CLAIM: "accent",
  RESOLVED_PAID: "success",
  RESOLVED_DENIED: "danger",
  REJECTED: "danger",
  FAILED: "danger",
  SETTLED_PAID: "muted",
  SETTLED_UNPAID: "muted",
} as const satisfies Record<WithdrawalOrder["state"], string>;

/** What happens next, in each state where something does. */
export const withdrawalNextTexts: Readonly<Partial<Record<WithdrawalOrder["state"], MessageDescriptor>>> = {
  APPROVED: msg`We have asked the payment provider to pay. This page updates by itself.`,
  PAYING: msg`The payment provider is paying. This page updates by itself.`,
  PARTIAL_CLAIM: msg`We check with the payment provider and answer within 72 hours.`,
  UNPAID_CLAIM: msg`We check with the payment provider and answer within 72 hours.`,
  CONFIRMED_AUTO: msg`Nobody answered in time, so it counts as received and cannot be refunded.`,
  CONFIRMED: msg`You said that the money arrived. It counts as received and cannot be refunded.`,
  REJECTED: msg`The money is in your balance again.`,
  FAILED: msg`The money is in your balance again.`,
  SETTLED_PAID: msg`The payment provider has paid it, so the money is not in your balance.`,
  SETTLED_UNPAID: msg`The money is in your balance again.`,
};

/** Why staff look at a withdrawal, as its member reads it. */
export const withdrawalCheckTexts: Readonly<Record<string, MessageDescriptor>> = {
  "amount.large": msg`A large amount`,
  "amount.day": msg`A large sum within 24 hours`,
  "count.day": msg`Several withdrawals within 24 hours`,
  first: msg`Your first withdrawal`,
  "account.new": msg`A new account`,
  "credentials.changed": msg`A recently changed password or contact`,
  "network.new": msg`A connection that we have not seen before`,
  "deposit.unplayed": msg`Your last deposit was not played`,
  "turnover.open": msg`Part of your balance is held until you have staked enough`,
  "identity.unverified": msg`Your identity is not confirmed`,
  other: msg`A general check`,
};

/** Why a withdrawal ended, where the reason is one of ours; other words are shown as they are. */
export const withdrawalReasonTexts: Readonly<Record<string, MessageDescriptor>> = {
  provider: msg`The payment provider did not accept this withdrawal.`,
  account: msg`The account was removed.`,
  unasked: msg`The payment provider has paid.`,
};
