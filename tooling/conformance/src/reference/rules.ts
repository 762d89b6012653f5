import { timingSafeEqual } from "node:crypto";
import { getProviderStatus, providerSignature } from "@marquee/contract";
import type { ProviderStatus } from "@marquee/contract";
import type { Bet, Decision, ReferenceState, OpenSession, Player, Round, StoredTransaction } from "./ReferenceState.ts";

/** The fields of a bet that the rules check. */
export type BetCall = {
  readonly txId: string;
  readonly roundId: string;
  readonly gameCode: string;
  readonly amount: number;
  readonly currency: string;
};

/** The decisions of contract 3.12.3, one function each: a faulty gateway is this table with one of them replaced. */
export type Rules = {
  readonly isSigned: (given: string, expected: string) => boolean;
  readonly isTimely: (secondsOff: number) => boolean;
  readonly takeToken: (memory: ReferenceState, token: string) => void;
  readonly findStored: (memory: ReferenceState, txId: string) => StoredTransaction | undefined;
  readonly isSame: (stored: string, given: string) => boolean;
  readonly isKept: (status: ProviderStatus) => boolean;
  readonly toReplayBalance: (stored: StoredTransaction, player: Player) => number;
  /** Whether a stored answer is returned before the session is checked (rule 7). */
  readonly replaysFirst: boolean;
  readonly acceptsBet: (session: OpenSession) => boolean;
  readonly acceptsWin: (session: OpenSession) => boolean;
  readonly acceptsPlayer: (player: Player) => boolean;
  readonly acceptsOpenGame: (call: BetCall, memory: ReferenceState) => boolean;
  readonly acceptsCurrency: (call: BetCall, player: Player) => boolean;
  readonly acceptsGame: (call: BetCall, session: OpenSession) => boolean;
  readonly acceptsStake: (call: BetCall, session: OpenSession) => boolean;
  readonly isCovered: (call: BetCall, player: Player) => boolean;
  readonly acceptsWinAmount: (won: number, session: OpenSession) => boolean;
  /** Waits between the check of the balance and the debit; correct rules do not wait. */
  readonly beforeDebit: () => Promise<void>;
  readonly checkWin: (round: Round | undefined, bet: Bet | undefined, isFree: boolean) => ProviderStatus;
  readonly checkRollback: (bet: Bet | undefined) => Decision;
  readonly placeTombstone: (memory: ReferenceState, txId: string) => void;
  readonly isStopped: (bet: Bet | undefined) => boolean;
  /** The amount that a rollback refunds. */
  readonly toRefund: (bet: Bet) => number;
  readonly closesRound: (asked: boolean) => boolean;
  readonly isLocked: boolean;
};

/** The rules of the contract. */
export const correctRules: Rules = {
  isSigned: (given, expected) =>
    given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected)),
  isTimely: (secondsOff) => Math.abs(secondsOff) <= providerSignature.toleranceSeconds,
  takeToken: ({ tokens }, token) => void tokens.delete(token),
  findStored: ({ transactions }, txId) => transactions.get(txId),
  isSame: (stored, given) => stored === given,
  isKept: (status) => getProviderStatus(status).final,
  toReplayBalance: (_, player) => player.balance,
  replaysFirst: true,
  acceptsBet: ({ ended }) => !ended,
  acceptsWin: () => true,
  acceptsPlayer: ({ isFrozen }) => !isFrozen,
  acceptsOpenGame: ({ gameCode }, { closedGames }) => !closedGames.has(gameCode),
  acceptsCurrency: ({ currency }, player) => currency === player.currency,
  acceptsGame: ({ gameCode }, session) => gameCode === session.gameCode,
  acceptsStake: ({ amount }, { session }) => amount >= session.limits.minBet && amount <= session.limits.maxBet,
  isCovered: ({ amount }, player) => amount <= player.balance,
  acceptsWinAmount: (won, { session }) => won <= session.limits.maxWin,
  beforeDebit: async () => {},
  checkWin: (round, bet, isFree) => {
    if (bet?.state === "ROLLED_BACK" || bet?.state === "TOMBSTONE") return "ROLLED_BACK";
    if (!round) return isFree ? "OK" : "TX_NOT_FOUND";
    return round.closed ? "ROUND_CLOSED" : "OK";
  },
  checkRollback: (bet) => {
    if (!bet) return { status: "OK", note: "TOMBSTONE" };
    if (bet.state === "PLACED") return { status: "OK" };
    return { status: bet.state === "SETTLED" ? "ALREADY_SETTLED" : "ALREADY_ROLLED_BACK" };
  },
  placeTombstone: ({ bets }, txId) => void bets.set(txId, { amount: 0, state: "TOMBSTONE" }),
  isStopped: (bet) => bet?.state === "TOMBSTONE",
  toRefund: ({ amount }) => amount,
  closesRound: (asked) => asked,
  isLocked: true,
};
