import { correctRules } from "../reference/rules.ts";
import type { Rules } from "../reference/rules.ts";

/** A gateway with one fault: the reference gateway with one rule replaced. */
export type FaultyGateway = {
  readonly name: string;
  /** The rule that it breaks, as the cases name it. */
  readonly rule: string;
  readonly rules: Rules;
};

const faulty = (name: string, rule: string, fault: Partial<Rules>): FaultyGateway => ({
  name,
  rule,
  rules: { ...correctRules, ...fault },
});

const later = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Deliberately faulty gateways; the kit must catch each and name its rule. */
export const faultyGateways: readonly FaultyGateway[] = [
  faulty("accepts any signature", "7", { isSigned: () => true }),
  faulty("accepts calls of any age", "7", { isTimely: () => true }),
  faulty("opens a session twice for one launch token", "2", { takeToken: () => {} }),
  faulty("does not store transactions", "1", { findStored: () => undefined }),
  faulty("does not compare a retry with the first call", "1", { isSame: () => true }),
  faulty("treats every retry as a conflict", "1", { isSame: () => false }),
  faulty("stores only accepted transactions", "1", { isKept: (status) => status === "OK" }),
  faulty("answers a retry with the old balance", "1", { toReplayBalance: ({ balance }) => balance }),
  faulty("checks the session before the retry", "7", { replaysFirst: false }),
  faulty("accepts bets of an ended session", "2", { acceptsBet: () => true }),
  faulty("refuses wins of an ended session", "2", { acceptsWin: ({ ended }) => !ended }),
  faulty("refuses wins of a frozen player", "2", { acceptsWin: ({ player }) => !player.isFrozen }),
  faulty("lets a frozen player bet", "2", { acceptsPlayer: () => true }),
  faulty("accepts bets in a closed game", "2", { acceptsOpenGame: () => true }),
  faulty("accepts any currency", "7", { acceptsCurrency: () => true }),
  faulty("accepts any game", "7", { acceptsGame: () => true }),
  faulty("has no stake limits", "7", { acceptsStake: () => true }),
  faulty("accepts bets above the balance", "7", { isCovered: () => true }),
  faulty("pays any win", "7", { acceptsWinAmount: () => true }),
  faulty("checks the balance, waits, then debits", "6", { beforeDebit: later, isLocked: false }),
  faulty("pays unknown rounds", "3", {
    checkWin: (round, bet) => (round ? correctRules.checkWin(round, bet, false) : "OK"),
  }),
  faulty("pays a closed round again", "3", {
    checkWin: (round, bet, isFree) => (round?.closed ? "OK" : correctRules.checkWin(round, bet, isFree)),
  }),
  faulty("pays a bet that was rolled back", "3", {
    checkWin: (round, _, isFree) => correctRules.checkWin(round, undefined, isFree),
  }),
  faulty("requires a bet for a promotion's win", "3", {
    checkWin: (round, bet) => correctRules.checkWin(round, bet, false),
  }),
  faulty("refuses the rollback of an unknown bet", "4", {
    checkRollback: (bet) => (bet ? correctRules.checkRollback(bet) : { status: "TX_NOT_FOUND" }),
  }),
  faulty("keeps no tombstone", "4", { placeTombstone: () => {} }),
  faulty("accepts a late bet despite its tombstone", "4", { isStopped: () => false }),
  faulty("refunds a stake twice", "4", {
    checkRollback: (bet) => (bet?.state === "ROLLED_BACK" ? { status: "OK" } : correctRules.checkRollback(bet)),
  }),
  faulty("refunds the stake of a bet that has won", "4", {
    checkRollback: (bet) => (bet?.state === "SETTLED" ? { status: "OK" } : correctRules.checkRollback(bet)),
  }),
  faulty("refunds one unit too little", "4", { toRefund: ({ amount }) => amount - 1 }),
  faulty("leaves a round open that should be closed", "3", { closesRound: () => false }),
];
