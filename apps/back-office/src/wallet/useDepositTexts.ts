import { useLingui } from "@lingui/react/macro";
import type { StaffDeposit } from "@marquee/contract/staff";
import { toReasonText } from "../orders/toReasonText.ts";

/** How a state looks. */
export const depositTones = {
  CREATED: "muted",
  PENDING: "primary",
  PAID: "success",
  CREDITED: "success",
  EXPIRED: "muted",
  REJECTED: "danger",
  REVIEW: "accent",
} as const satisfies Record<StaffDeposit["state"], string>;

/** The words of deposits: their states, ways to pay, and the reasons that are ours. */
export function useDepositTexts() {
  const { t } = useLingui();
  const states: Readonly<Record<StaffDeposit["state"], string>> = {
    CREATED: t`Being prepared`,
    PENDING: t`Waiting for payment`,
    PAID: t`Paid`,
    CREDITED: t`Credited`,
    EXPIRED: t`Expired`,
    REJECTED: t`Not paid`,
    REVIEW: t`Waiting for a decision`,
  };
  const types: Readonly<Record<StaffDeposit["type"], string>> = {
    BANK_QR: t`Bank transfer by QR code`,
    BANK: t`Bank transfer`,
    WALLET: t`E-wallet`,
    CARD: t`Card`,
    CRYPTO: t`Crypto`,
    VOUCHER: t`Voucher`,
  };
  const reasons: Readonly<Record<string, string>> = {
    amount: t`Another amount was paid`,
    currency: t`Another currency was paid`,
    late: t`Paid after the end`,
    limit: t`More than the member's deposit limit allows`,
    excluded: t`The member has a time-out or exclusion`,
    reference: t`Another reference`,
    second: t`A second payment of an order`,
    account: t`The member's account is frozen or closed`,
    cancelled: t`Ended by the member`,
    provider: t`Refused by the provider`,
  };
  return { states, types, toReason: toReasonText(reasons) };
}
