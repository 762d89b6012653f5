import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { WalletTransfer } from "@marquee/contract";

/** What each state of a transfer is called (WL-04). */
export const transferStatusTexts: Readonly<Record<WalletTransfer["status"], MessageDescriptor>> = {
  SUCCESS: msg`Done`,
  PENDING: msg`On its way`,
  FAILED: msg`Not done`,
};

/** How a state looks. */
export const transferStatusTones = {
  SUCCESS: "success",
  PENDING: "accent",
  FAILED: "danger",
} as const satisfies Record<WalletTransfer["status"], string>;

const reasons: Readonly<Record<string, MessageDescriptor>> = {
  INSUFFICIENT: msg`The wallet does not hold that much. Nothing was moved.`,
  LIMIT: msg`The wallet cannot take that much. Nothing was moved.`,
  UNKNOWN: msg`The transfer did not reach the provider. Your money is where it was; you can try again.`,
};

/** Why a transfer was not done. */
export const toReasonText = (reason: string): MessageDescriptor =>
  (Object.hasOwn(reasons, reason) ? reasons[reason] : undefined) ??
  msg`The provider does not take transfers at the moment. Your money is where it was.`;
