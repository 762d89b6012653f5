import { useLingui } from "@lingui/react/macro";
import type { ContractCarry, ContractKind, ContractPayer, ContractPeriod, TierThreshold } from "@marquee/contract";
import type { HouseAction, StaffBill, StaffBillSheet, StaffContract } from "@marquee/contract/staff";

/** How a bill's state looks. */
export const billTones = {
  PENDING: "primary",
  REVIEW: "accent",
  TO_COLLECT: "accent",
  ISSUED: "success",
  NOT_REACHED: "muted",
  INSUFFICIENT: "danger",
  PARTLY: "danger",
  REFUSED: "muted",
  EXPIRED: "danger",
} as const satisfies Record<StaffBill["state"], string>;

/** How a contract's state looks. */
export const contractTones = {
  REQUESTED: "accent",
  IN_FORCE: "success",
  REJECTED: "muted",
  CANCELLED: "muted",
  CHANGE_REQUESTED: "accent",
  END_REQUESTED: "accent",
  TERMINATED: "muted",
  AUTO_TERMINATED: "muted",
  EXPIRED: "muted",
} as const satisfies Record<StaffContract["status"], string>;

/** The words of bills. */
export function useBillTexts() {
  const { t } = useLingui();
  const states: Readonly<Record<StaffBill["state"], string>> = {
    PENDING: t`Being paid`,
    REVIEW: t`Waiting for two people`,
    TO_COLLECT: t`To be paid outside`,
    ISSUED: t`Paid`,
    NOT_REACHED: t`Nothing reached`,
    INSUFFICIENT: t`Waits for the upline's money`,
    PARTLY: t`Paid in part`,
    REFUSED: t`Refused`,
    EXPIRED: t`Expired`,
  };
  const steps: Readonly<Record<StaffBillSheet["calculation"][number]["step"], string>> = {
    TIER: t`Tier and rate`,
    BASE: t`Base`,
    GROSS: t`Base × rate`,
    NET: t`Less what the house pays below`,
    DEFICIT: t`Carried on as paid too much below`,
    DUE: t`With the remainder of before`,
    AMOUNT: t`Rounded, and at least the smallest pay`,
    REMAINDER: t`Remainder for the next bill`,
    CARRY: t`Loss carried to the next bill`,
  };
  const reasons: Readonly<Record<string, string>> = {
    funds: t`The upline's money did not suffice`,
    closed: t`The account of the agent is closed`,
  };
  return { states, steps, reasons };
}

/** The words of contracts. */
export function useContractTexts() {
  const { t } = useLingui();
  const kinds: Readonly<Record<ContractKind, string>> = {
    DIVIDEND: t`Dividend`,
    DAILY: t`Daily salary`,
    HOURLY: t`Hourly salary`,
    REALTIME: t`Real-time salary`,
  };
  const periods: Readonly<Record<ContractPeriod, string>> = {
    DAILY: t`Daily`,
    WEEKLY: t`Weekly`,
    SEMIMONTHLY: t`Semimonthly`,
    MONTHLY: t`Monthly`,
  };
  const thresholds: Readonly<Record<TierThreshold, string>> = {
    periodValidBet: t`Valid bets in the period`,
    periodProfitLoss: t`House profit in the period`,
    activeMembers: t`Active members`,
    betAmountPerDay: t`Valid bets per day`,
    betAmountPerHour: t`Valid bets per hour`,
  };
  const carries: Readonly<Record<ContractCarry, string>> = {
    NONE: t`Each period stands alone`,
    FORWARD: t`A loss counts against the next period`,
  };
  const payers: Readonly<Record<ContractPayer, string>> = { UPLINE: t`The upline`, PLATFORM: t`The house` };
  const actions: Readonly<Record<HouseAction, string>> = {
    REQUEST: t`Ask for new terms`,
    ACCEPT: t`Accept`,
    REJECT: t`Reject`,
    TERMINATE: t`Ask for the end`,
    CANCEL: t`Take the request back`,
    END: t`End it at once`,
  };
  const states: Readonly<Record<StaffContract["status"], string>> = {
    REQUESTED: t`Offered`,
    IN_FORCE: t`In force`,
    REJECTED: t`Rejected`,
    CANCELLED: t`Taken back`,
    CHANGE_REQUESTED: t`New terms asked for`,
    END_REQUESTED: t`End asked for`,
    TERMINATED: t`Ended`,
    AUTO_TERMINATED: t`Ended with one above`,
    EXPIRED: t`Expired`,
  };
  return { kinds, periods, thresholds, carries, payers, actions, states };
}
