import type { PaymentReport } from "../src/adapters/payments/PaymentProvider.ts";
import { type ProviderFault, toReference } from "./memoryProvider.ts";

// What contract 3.7 and 3.8 say about deposits and withdrawals, in its simplest form: no database, no clock, one thing after another.

/** A deposit as the reference has it. Amounts in 1/10,000 of the unit. */
export interface ReferenceDeposit {
  readonly kind: "DEPOSIT";
  readonly orderNo: string;
  readonly amount: bigint;
  readonly fee: bigint;
  state: "CREATED" | "PENDING" | "CREDITED" | "EXPIRED" | "REJECTED" | "REVIEW";
  reference: string | undefined;
  /** What a report said that needs a person. */
  paid: { readonly amount: bigint; readonly currency: string } | undefined;
  isOver: boolean;
}

/** A withdrawal as the reference has it. */
export interface ReferencePayout {
  readonly kind: "PAYOUT";
  readonly orderNo: string;
  readonly amount: bigint;
  state:
    | ("RISK" | "APPROVED" | "PAYING" | "DISBURSED" | "REJECTED" | "FAILED")
    | ("CONFIRMED" | "CONFIRMED_AUTO" | "PARTIAL_CLAIM" | "UNPAID_CLAIM" | "RESOLVED_PAID" | "RESOLVED_DENIED");
  reference: string | undefined;
  isContradicted: boolean;
  /** Two people approve it. */
  takesTwo: boolean;
  approver: string | undefined;
  received: bigint;
}

/** Over this, a check sends a withdrawal to staff; of what goes out in a day, from the second amount on two people approve. */
export const [reviewedFrom, approvedByTwoFrom] = [2_000_000_000n, 3_000_000_000n];

/** A member's money and orders. */
export function createReference(start: bigint) {
  const money = { main: start, frozen: 0n };
  const deposits: ReferenceDeposit[] = [];
  const payouts: ReferencePayout[] = [];

  const isOut = ({ state }: ReferencePayout): boolean => state !== "REJECTED" && state !== "FAILED";

  const isUnder = ({ state }: ReferencePayout): boolean =>
    state === "RISK" || state === "APPROVED" || state === "PAYING";

  function giveBack(payout: ReferencePayout, state: "REJECTED" | "FAILED"): void {
    payout.state = state;
    money.frozen -= payout.amount;
    money.main += payout.amount;
  }

  function tellDeposit(deposit: ReferenceDeposit, report: PaymentReport): void {
    const { status, amount, currency, providerRef } = report;
    const isOpen = deposit.state === "CREATED" || deposit.state === "PENDING";
    if (status === "FAILED" && isOpen) deposit.state = "REJECTED";
    if (status === "EXPIRED" && isOpen) deposit.state = "EXPIRED";
    if (status !== "PAID" || deposit.state === "CREDITED" || deposit.state === "REVIEW") return;
    const isKnown = deposit.reference === undefined || deposit.reference === providerRef;
    const isDecided = deposit.paid?.amount === amount && deposit.paid.currency === currency && isKnown;
    if (deposit.state === "REJECTED" && isDecided) return;
    if (isOpen && isKnown && currency === "VND" && amount === deposit.amount) {
      deposit.state = "CREDITED";
      money.main += amount - deposit.fee;
    } else {
      deposit.state = "REVIEW";
      deposit.paid = { amount, currency };
    }
    deposit.reference = providerRef;
  }

  function show(deposit: ReferenceDeposit, fault: ProviderFault): void {
    if (deposit.state !== "CREATED") return;
    if (fault === "none") Object.assign(deposit, { state: "PENDING", reference: toReference(deposit.orderNo) });
    if (fault === "refuse") deposit.state = "REJECTED";
  }

  function askDeposit(deposit: ReferenceDeposit, truth: PaymentReport | undefined, fault: ProviderFault): void {
    const isOpen = deposit.state === "CREATED" || deposit.state === "PENDING";
    if (!isOpen || fault === "silent") return;
    if (truth !== undefined && truth.status !== "OPEN") tellDeposit(deposit, truth);
    else if (deposit.isOver) deposit.state = "EXPIRED";
    else show(deposit, fault);
  }

  function tellPayout(payout: ReferencePayout, { status, amount, currency, providerRef }: PaymentReport): void {
    if (status !== "PAID" && status !== "FAILED") return;
    const isPaid = status === "PAID";
    if (payout.reference !== undefined && payout.reference !== providerRef) payout.isContradicted = true;
    else if (payout.state !== "PAYING") {
      const isReturned = isUnder(payout) || payout.state === "REJECTED" || payout.state === "FAILED";
      if (isPaid === isReturned) payout.isContradicted = true;
    } else if (!isPaid) giveBack(payout, "FAILED");
    else if (amount !== payout.amount || currency !== "VND") payout.isContradicted = true;
    else {
      payout.state = "DISBURSED";
      payout.reference = providerRef;
      money.frozen -= payout.amount;
    }
  }

  function payOut(payout: ReferencePayout, truth: PaymentReport | undefined, fault: ProviderFault): void {
    if (payout.state !== "APPROVED" && payout.state !== "PAYING") return;
    payout.state = "PAYING";
    if (fault === "none") payout.reference ??= toReference(payout.orderNo);
    if (fault !== "refuse") return;
    if (truth === undefined) giveBack(payout, "FAILED");
    else tellPayout(payout, truth);
  }

  function askPayout(payout: ReferencePayout, truth: PaymentReport | undefined, fault: ProviderFault): void {
    if (fault === "silent") return;
    if (truth === undefined) payOut(payout, truth, fault);
    else if (payout.state === "PAYING") tellPayout(payout, truth);
  }

  return {
    money,
    deposits,
    payouts,
    isUnder,
    /** Whether another withdrawal takes two people. */
    takesTwo: (amount: bigint): boolean =>
      payouts.filter(isOut).reduce((sum, payout) => sum + payout.amount, amount) >= approvedByTwoFrom,
    giveBack,
    tellDeposit,
    askDeposit,
    show,
    tellPayout,
    askPayout,
    payOut,
    /** Holds a new withdrawal's money; of a linked one it comes from the house. */
    hold: (payout: ReferencePayout, isLinked: boolean): void => {
      money.frozen += payout.amount;
      if (!isLinked) money.main -= payout.amount;
      payouts.push(payout);
    },
    /** A person's decision about a deposit in review. */
    decideDeposit: (deposit: ReferenceDeposit, isCredit: boolean): void => {
      if (deposit.state !== "REVIEW") return;
      const credit = (deposit.paid?.amount ?? 0n) - deposit.fee;
      if (isCredit && (deposit.paid?.currency !== "VND" || credit <= 0n)) return;
      deposit.state = isCredit ? "CREDITED" : "REJECTED";
      if (isCredit) money.main += credit;
    },
  };
}

/** A {@link createReference}. */
export type Reference = ReturnType<typeof createReference>;
