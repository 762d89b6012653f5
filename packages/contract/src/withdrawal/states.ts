import { transitionTable } from "../transition.ts";

/**
 * Life of a withdrawal (contract 3.8). `SUBMITTED`: the money is locked and the rules are asked; `RISK`: staff look at it; `DISBURSED`: the
 * provider has paid, and the member is asked whether the money came. No event leads back to the member's balance by the member's own
 * will.
 */
export const withdrawalStates = transitionTable({
  name: "withdrawal",
  initial: "SUBMITTED",
  states: [
    "SUBMITTED",
    "RISK",
    "APPROVED",
    "PAYING",
    "DISBURSED",
    "CONFIRMED",
    "CONFIRMED_AUTO",
    "PARTIAL_CLAIM",
    "UNPAID_CLAIM",
    "RESOLVED_PAID",
    "RESOLVED_DENIED",
    "REJECTED",
    "FAILED",
  ],
  final: ["CONFIRMED", "CONFIRMED_AUTO", "RESOLVED_PAID", "RESOLVED_DENIED", "REJECTED", "FAILED"],
  transitions: {
    review: { SUBMITTED: "RISK" },
    approve: { SUBMITTED: "APPROVED", RISK: "APPROVED" },
    reject: { RISK: "REJECTED", APPROVED: "REJECTED" },
    pay: { APPROVED: "PAYING" },
    disburse: { PAYING: "DISBURSED" },
    fail: { PAYING: "FAILED" },
    confirm: { DISBURSED: "CONFIRMED" },
    confirmAuto: { DISBURSED: "CONFIRMED_AUTO" },
    claimPartial: { DISBURSED: "PARTIAL_CLAIM" },
    claimUnpaid: { DISBURSED: "UNPAID_CLAIM" },
    resolvePaid: { PARTIAL_CLAIM: "RESOLVED_PAID", UNPAID_CLAIM: "RESOLVED_PAID" },
    resolveDenied: { PARTIAL_CLAIM: "RESOLVED_DENIED", UNPAID_CLAIM: "RESOLVED_DENIED" },
  },
});

/** Where an account can be paid: the kinds of withdrawal methods. */
export const payoutTypes = ["BANK", "WALLET", "CRYPTO"] as const;

/** One of {@link payoutTypes}. */
export type PayoutType = (typeof payoutTypes)[number];

/** What a member answers about a disbursed withdrawal. */
export const confirmResults = ["RECEIVED", "PARTIAL", "NOT_RECEIVED"] as const;

/**
 * The checks that send a withdrawal to staff, by name (money.md "Risk at withdrawal"). A check never refuses by itself. The unit says what
 * its limit counts.
 */
export const withdrawalRules = {
  "amount.large": "amount",
  "amount.day": "amount",
  "count.day": "count",
  first: "none",
  "account.new": "hours",
  "credentials.changed": "hours",
  "network.new": "hours",
  "account.shared": "none",
  "device.shared": "none",
  "deposit.unplayed": "percent",
  "turnover.open": "none",
  "win.rate": "percent",
  "identity.unverified": "amount",
} as const satisfies Record<string, "amount" | "count" | "hours" | "percent" | "none">;

/** The name of a check. */
export type WithdrawalRule = keyof typeof withdrawalRules;

/** The names of all checks, in the order in which they are shown. */
export const withdrawalRuleNames = Object.keys(withdrawalRules).filter(isWithdrawalRule);

/** Whether a text names a check. */
export function isWithdrawalRule(name: string): name is WithdrawalRule {
  return Object.hasOwn(withdrawalRules, name);
}
