import { toMoney, type WithdrawalRule, withdrawalRuleNames } from "@marquee/contract";
import type { WithdrawalSettings } from "@marquee/contract/staff";

/** What the checks look at. Amounts in 1/10,000 of the unit, ages in hours; null where there is nothing to measure. */
export interface Signals {
  readonly amount: bigint;
  /** Of 24 hours, with this withdrawal. */
  readonly dayAmount: bigint;
  readonly dayCount: number;
  /** The member has been paid before. */
  readonly isPaidBefore: boolean;
  readonly accountAge: number;
  /** Since a password, a contact or the second factor last changed. */
  readonly credentialsAge: number | null;
  /** Since the member was first seen at this address; null where it is the only one. */
  readonly addressAge: number | null;
  readonly isAccountShared: boolean;
  readonly isDeviceShared: boolean;
  /** The deposits since the withdrawal before, and what was staked since the first of them. */
  readonly deposited: bigint | null;
  readonly stakedSince: bigint;
  /** Of the last 30 days. */
  readonly staked: bigint;
  readonly won: bigint;
  /** Rounds of the last 30 days in which the member, or with him an account that shares a trait, has staked on sides that win against each other. */
  readonly oppositeRounds: number;
  /** In the last 30 days the member has given to an account that shares a trait, or got from one, in a chat room. */
  readonly hasLinkedTips: boolean;
  /** The identity is confirmed by documents, or the merchant asks for them by itself. */
  readonly isIdentified: boolean;
  /** A turnover requirement is open; it holds other money than this. */
  readonly hasTurnover: boolean;
}

type Check = (signals: Signals, limit: number) => boolean;

const toUnits = (limit: number): bigint => toMoney(`${limit}`);
const isYounger = (age: number | null, limit: number): boolean => age !== null && age < limit;

/** Each check: whether these signals send a withdrawal to staff. */
const checks: Readonly<Record<WithdrawalRule, Check>> = {
  "amount.large": ({ amount }, limit) => amount >= toUnits(limit),
  "amount.day": ({ dayAmount }, limit) => dayAmount >= toUnits(limit),
  "count.day": ({ dayCount }, limit) => dayCount > limit,
  first: ({ isPaidBefore }) => !isPaidBefore,
  "account.new": ({ accountAge }, limit) => accountAge < limit,
  "credentials.changed": ({ credentialsAge }, limit) => isYounger(credentialsAge, limit),
  "network.new": ({ addressAge }, limit) => isYounger(addressAge, limit),
  "account.shared": ({ isAccountShared }) => isAccountShared,
  "device.shared": ({ isDeviceShared }) => isDeviceShared,
  "deposit.unplayed": ({ deposited, stakedSince }, limit) =>
    deposited !== null && stakedSince * 100n < deposited * BigInt(limit),
  "turnover.open": ({ hasTurnover }) => hasTurnover,
  "win.rate": ({ staked, won }, limit) => staked > 0n && won * 100n > staked * BigInt(limit),
  "bets.opposite": ({ oppositeRounds }, limit) => oppositeRounds > limit,
  "tips.linked": ({ hasLinkedTips }) => hasLinkedTips,
  "identity.unverified": ({ dayAmount, isIdentified }, limit) => !isIdentified && dayAmount >= toUnits(limit),
};

/** The names of the checks that send a withdrawal to staff (money.md "Risk at withdrawal"); a check that is off says nothing. */
export function listChecks({ rules }: Pick<WithdrawalSettings, "rules">, signals: Signals): readonly WithdrawalRule[] {
  return withdrawalRuleNames.filter((name) => rules[name].enabled && checks[name](signals, rules[name].limit));
}
