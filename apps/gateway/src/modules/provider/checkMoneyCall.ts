import {
  canTransition,
  type GameRoundState,
  gameRoundStates,
  type ProviderRequest,
  type ProviderStatus,
} from "@marquee/contract";
import type { CallContext, MoneySession, PlayRoom } from "./moneyCallStore.ts";
import { getLimits } from "../../tenants/stakes.ts";
import { narrowStakes } from "../../tenants/stakeRange.ts";
import { toRoundEvent } from "./toRoundEvent.ts";

// The rules of contract 3.12.3 as pure functions from known state and request to a status. OK means that money moves.

/** A call that moves money. */
export type MoneyCall =
  | { readonly name: "bet"; readonly body: ProviderRequest<"bet"> }
  | { readonly name: "win"; readonly body: ProviderRequest<"win"> }
  | { readonly name: "betwin"; readonly body: ProviderRequest<"betwin"> }
  | { readonly name: "rollback"; readonly body: ProviderRequest<"rollback"> };

type Stake = Extract<MoneyCall, { name: "bet" | "betwin" }>;
type Win = Extract<MoneyCall, { name: "win" }>;

/** The state of the player's part of a round; new when not stored. */
export function getRoundState(round: CallContext["round"]): GameRoundState {
  return round?.state ?? gameRoundStates.initial;
}

/**
 * A free spin stakes nothing. Any other stake must be within what the currency allows by itself, and within what the merchant has set of
 * vendor and game together with what is staked in the round already: more calls for one round do not get past a limit.
 */
function isBeyondLimits({ name, body }: Stake, currency: string, { round, stakes }: CallContext): boolean {
  if (name === "bet" && body.bonus !== undefined && body.amount === 0) return false;
  const { minBet, maxBet } = getLimits(currency);
  if (body.amount > maxBet || body.amount < minBet) return true;
  const staked = (round?.staked ?? 0n) + BigInt(body.amount);
  const { min, max } = narrowStakes(currency, stakes);
  return (min.from !== "CURRENCY" && staked < min.amount) || (max.from !== "CURRENCY" && staked > max.amount);
}

/** The limit of the player's own that a stake would pass: its name, as the answer says it (contract 3.12.3 rule 9). */
export function findPassedLimit({ body }: Stake, { stop, most }: PlayRoom): "SESSION" | "LOSS" | "WAGER" | null {
  if (stop === "SESSION") return stop;
  return most !== null && BigInt(body.amount) > most.room ? most.limit : null;
}

/** Rule 7, after signature, schema and replay: player, session, game, currency, limits. Funds are the ledger's word. */
function checkStake(call: Stake, session: MoneySession, context: CallContext, mayBegin: boolean): ProviderStatus {
  const { body } = call;
  const { ended, memberStatus, gameState, tombstoned, round, protection } = context;
  if (tombstoned) return "ROLLED_BACK";
  // The player first: a freeze also ends sessions, and is the more informative reason.
  if (memberStatus !== null && memberStatus !== "ACTIVE") return "PLAYER_BLOCKED";
  if (protection.stop === "TIMEOUT" || protection.stop === "EXCLUSION") return "PLAYER_BLOCKED";
  if (ended) return "SESSION_EXPIRED";
  if (gameState === null || body.gameCode !== session.game_code) return "INVALID_GAME";
  // A game that goes off lets an open round go on to its end, as a module does.
  if (gameState !== "ON" && round?.state !== "OPEN") return "GAME_DISABLED";
  if (body.currency !== session.currency) return "WRONG_CURRENCY";
  if (isBeyondLimits(call, session.currency, context)) return "BET_LIMIT";
  // What a bonus allows holds for every round while it is active, whatever its stakes are: own money counts towards it too.
  const most = context.bonus?.maxStake ?? null;
  if (most !== null && (round?.staked ?? 0n) + BigInt(body.amount) > most) return "BET_LIMIT";
  // A module that is off admits no new rounds; open ones continue to their end (decision Q-43).
  if (!mayBegin && round?.state !== "OPEN") return "GAME_DISABLED";
  if (findPassedLimit(call, protection) !== null) return "RG_LIMIT";
  if (call.name === "betwin" && BigInt(call.body.winAmount) > getLimits(session.currency).maxWin) return "WIN_LIMIT";
  if (round === null) return "OK";
  if (round.gameCode !== body.gameCode) return "INVALID_GAME";
  return canTransition(gameRoundStates, round.state, toRoundEvent(call)) ? "OK" : "ROUND_CLOSED";
}

/** Rules 2 and 3: a win is accepted after the session's end, but never without its bet. */
function checkWin(call: Win, session: MoneySession, context: CallContext): ProviderStatus {
  const { body } = call;
  const { round, bet, betUndone } = context;
  if (body.currency !== session.currency) return "WRONG_CURRENCY";
  if (body.betTxId !== undefined) {
    if (betUndone) return "ROLLED_BACK";
    if (bet?.status !== "OK" || !bet.isOwn) return "TX_NOT_FOUND";
  }
  if (round === null && body.kind !== "PROMO" && body.kind !== "FREESPIN") return "TX_NOT_FOUND";
  if (round !== null && round.gameCode !== body.gameCode) return "TX_NOT_FOUND";
  if (round !== null && !canTransition(gameRoundStates, round.state, toRoundEvent(call)))
    return round.state === "ROLLED_BACK" ? "ROLLED_BACK" : "ROUND_CLOSED";
  return (round?.won ?? 0n) + BigInt(body.amount) > getLimits(session.currency).maxWin ? "WIN_LIMIT" : "OK";
}

/** Rule 4. The rollback of an unknown bet is OK too: it blocks that bet for good. */
function checkRollback({ bet, betUndone, round, paid }: CallContext): ProviderStatus {
  if (betUndone) return "ALREADY_ROLLED_BACK";
  if (bet === null || bet.status !== "OK") return "OK";
  if (!bet.isOwn) return "TX_NOT_FOUND";
  return paid || !canTransition(gameRoundStates, getRoundState(round), "rollback") ? "ALREADY_SETTLED" : "OK";
}

/** The verdict on a call that was not answered before; `mayBegin`: the merchant's tree admits new rounds of this game. */
export function checkMoneyCall(
  call: MoneyCall,
  session: MoneySession,
  context: CallContext,
  mayBegin: boolean,
): ProviderStatus {
  if (call.name === "win") return checkWin(call, session, context);
  return call.name === "rollback" ? checkRollback(context) : checkStake(call, session, context, mayBegin);
}
