import { transitionTable } from "../transition.ts";

/**
 * Life of a withdrawal (contract 3.8). `SUBMITTED`: the money is locked and the rules are asked; `RISK`: staff look at it, also at an approved one whose
 * member was frozen or closed before it was paid; `DISBURSED`: the
 * provider has paid, and the member is asked whether the money came. No event leads back to the member's balance by the member's own
 * will. Where the provider contradicts a state that has ended the order, two people of the staff settle it: `SETTLED_PAID`, the money is
 * out after all, or `SETTLED_UNPAID`, it is back.
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
    "SETTLED_PAID",
    "SETTLED_UNPAID",
  ],
  final: ["RESOLVED_PAID", "SETTLED_PAID", "SETTLED_UNPAID"],
  transitions: {
    review: { SUBMITTED: "RISK" },
    approve: { SUBMITTED: "APPROVED", RISK: "APPROVED" },
    reject: { RISK: "REJECTED", APPROVED: "REJECTED" },
    stop: { APPROVED: "RISK" },
    pay: { APPROVED: "PAYING" },
    disburse: { PAYING: "DISBURSED" },
    fail: { PAYING: "FAILED" },
    confirm: { DISBURSED: "CONFIRMED" },
    confirmAuto: { DISBURSED: "CONFIRMED_AUTO" },
    claimPartial: { DISBURSED: "PARTIAL_CLAIM" },
    claimUnpaid: { DISBURSED: "UNPAID_CLAIM" },
    resolvePaid: { PARTIAL_CLAIM: "RESOLVED_PAID", UNPAID_CLAIM: "RESOLVED_PAID" },
    resolveDenied: { PARTIAL_CLAIM: "RESOLVED_DENIED", UNPAID_CLAIM: "RESOLVED_DENIED" },
    settlePaid: {
      RISK: "SETTLED_PAID",
      APPROVED: "SETTLED_PAID",
      REJECTED: "SETTLED_PAID",
      FAILED: "SETTLED_PAID",
    },
    settleUnpaid: {
      DISBURSED: "SETTLED_UNPAID",
      CONFIRMED: "SETTLED_UNPAID",
      CONFIRMED_AUTO: "SETTLED_UNPAID",
      UNPAID_CLAIM: "SETTLED_UNPAID",
      RESOLVED_DENIED: "SETTLED_UNPAID",
    },
  },
});

/** What two people may find about an order that its provider contradicts: it was paid, it was not, or what is stored is right. */
export const payoutFindings = ["PAID", "UNPAID", "AS_STORED"] as const;

/** One of {@link payoutFindings}. */
export type PayoutFinding = (typeof payoutFindings)[number];

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
  "bets.opposite": "count",
  "tips.linked": "none",
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
