import { useLingui } from "@lingui/react/macro";
import { isWithdrawalRule, type WithdrawalRule } from "@marquee/contract";
import type { StaffWithdrawal } from "@marquee/contract/staff";

/** How a state looks. */
export const withdrawalTones = {
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
  RESOLVED_DENIED: "muted",
  REJECTED: "danger",
  FAILED: "danger",
  SETTLED_PAID: "muted",
  SETTLED_UNPAID: "muted",
} as const satisfies Record<StaffWithdrawal["state"], string>;

/** The words of withdrawals: states, kinds of accounts, checks. */
export function useWithdrawalTexts() {
  const { t } = useLingui();
  const states: Readonly<Record<StaffWithdrawal["state"], string>> = {
    SUBMITTED: t`Submitted`,
    RISK: t`Waiting for a decision`,
    APPROVED: t`Approved`,
    PAYING: t`Being paid`,
    DISBURSED: t`Paid, not answered`,
    CONFIRMED: t`Received`,
    CONFIRMED_AUTO: t`Counted as received`,
    PARTIAL_CLAIM: t`Claim: only part arrived`,
    UNPAID_CLAIM: t`Claim: nothing arrived`,
    RESOLVED_PAID: t`Claim paid`,
    RESOLVED_DENIED: t`Claim denied`,
    REJECTED: t`Rejected`,
    FAILED: t`Failed`,
    SETTLED_PAID: t`Settled: paid`,
    SETTLED_UNPAID: t`Settled: not paid`,
  };
  const types: Readonly<Record<StaffWithdrawal["type"], string>> = {
    BANK: t`Bank account`,
    WALLET: t`E-wallet`,
    CRYPTO: t`Crypto`,
  };
  const checks: Readonly<Record<WithdrawalRule, string>> = {
    "amount.large": t`Large amount`,
    "amount.day": t`Large sum in 24 hours`,
    "count.day": t`Many withdrawals in 24 hours`,
    first: t`First withdrawal`,
    "account.new": t`New account`,
    "credentials.changed": t`Password, contact or factor changed`,
    "network.new": t`New address on the network`,
    "account.shared": t`Account also used by another member`,
    "device.shared": t`Device also used by another member`,
    "deposit.unplayed": t`Deposit without play`,
    "turnover.open": t`Turnover requirement open`,
    "win.rate": t`Wins out of proportion`,
    "bets.opposite": t`Stakes on opposite sides`,
    "tips.linked": t`Tips between accounts of one person`,
    "identity.unverified": t`Identity not confirmed`,
  };
  const toCheck = (name: string): string => {
    if (name === "account.blocked") return t`Frozen or closed after the approval`;
    return isWithdrawalRule(name) ? checks[name] : name;
  };
  return { states, types, checks, toCheck };
}
