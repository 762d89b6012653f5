import { useLingui } from "@lingui/react/macro";
import type {
  AgentContract,
  ContractAction,
  ContractCarry,
  ContractKind,
  ContractPayer,
  ContractPeriod,
  TierThreshold,
} from "@marquee/contract";

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
    periodProfitLoss: t`Company profit in the period`,
    activeMembers: t`Active members`,
    betAmountPerDay: t`Valid bets per day`,
    betAmountPerHour: t`Valid bets per hour`,
  };
  const carries: Readonly<Record<ContractCarry, string>> = {
    NONE: t`Each period stands alone`,
    FORWARD: t`A loss counts against the next period`,
  };
  const payers: Readonly<Record<ContractPayer, string>> = { UPLINE: t`The upline`, PLATFORM: t`The house` };
  const actions: Readonly<Record<ContractAction, string>> = {
    REQUEST: t`Change the terms`,
    ACCEPT: t`Accept`,
    REJECT: t`Reject`,
    TERMINATE: t`End the contract`,
    CANCEL: t`Take back`,
  };
  const states: Readonly<Record<AgentContract["status"], string>> = {
    REQUESTED: t`Requested`,
    IN_FORCE: t`In force`,
    REJECTED: t`Rejected`,
    CANCELLED: t`Taken back`,
    CHANGE_REQUESTED: t`New terms requested`,
    END_REQUESTED: t`End requested`,
    TERMINATED: t`Ended`,
    AUTO_TERMINATED: t`Terminated automatically`,
    EXPIRED: t`Expired`,
  };
  return { kinds, periods, thresholds, carries, payers, actions, states };
}
