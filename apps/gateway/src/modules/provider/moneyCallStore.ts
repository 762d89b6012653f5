import { createHash } from "node:crypto";
import type { BonusState, GameRoundState, StoredGameRoundState } from "@marquee/contract";
import { getSqlState } from "@marquee/database";
import { type QueryExecutorProvider, sql } from "kysely";
import { uuidv7 } from "../../db/uuidv7.ts";
import { idleMinutes } from "../../authentication/sessionStore.ts";
import type { Posting } from "../../ledger/postTransfer.ts";
import { type StakeLimits, toStakeLimits } from "../../tenants/stakeRange.ts";
import { type GameSession, toTenantId } from "./gameSessionStore.ts";
import type { PlayBonus, RoundStakes, Split } from "./splitMoney.ts";

/** What a money call knows of its session. */
export type MoneySession = Pick<
  GameSession,
  "tenant_id" | "id" | "provider" | "player_id" | "realm" | "mode" | "game_code" | "currency" | "login_session"
>;

/** A stored transaction as the rules see it. */
export interface KnownTransaction {
  readonly realm: string;
  readonly digest: string;
  readonly status: string;
  readonly note: string | null;
  readonly txRef: string;
  readonly processedAt: Date;
}

/** What a player may stake: not at all, at most `room` in 1/10,000 of the unit, or as much as he likes. */
export interface PlayRoom {
  readonly stop: "TIMEOUT" | "EXCLUSION" | "SESSION" | null;
  readonly most: { readonly room: bigint; readonly limit: "LOSS" | "WAGER" } | null;
}

/** Everything that the rules need to know about a money call, read under the wallet's lock. */
export interface CallContext {
  /** The game's session has ended, or the login session that it was launched from. */
  readonly ended: boolean;
  readonly memberStatus: string | null;
  readonly gameState: string | null;
  readonly gameCategory: string | null;
  /** The player's own part of the round, in the session's kind of money; `won` in 1/10,000 of the unit. */
  readonly round:
    | (RoundStakes & { readonly state: StoredGameRoundState; readonly gameCode: string; readonly won: bigint })
    | null;
  /** A win was made for the named bet after it. */
  readonly paid: boolean;
  /** The transaction stored under the call's own txId. */
  readonly known: KnownTransaction | null;
  /** A rollback that named the call's own txId came first. */
  readonly tombstoned: boolean;
  /** The named bet. */
  readonly bet: {
    readonly isOwn: boolean;
    readonly amount: bigint;
    /** The part that the bonus wallet paid. */
    readonly bonusAmount: bigint;
    readonly status: string;
  } | null;
  /** The named bet was rolled back, or its rollback came before it. */
  readonly betUndone: boolean;
  /** What the player's own protection allows. */
  readonly protection: PlayRoom;
  /** The player's active bonus. */
  readonly bonus: PlayBonus | null;
  /** What the merchant has set of the game's stakes, as it was when the call began. */
  readonly stakes: StakeLimits;
}

interface Row extends MoneySession {
  readonly balance: string;
  readonly ended: boolean;
  readonly member_status: string | null;
  readonly game_state: string | null;
  readonly game_category: string | null;
  readonly round_state: StoredGameRoundState | null;
  readonly round_game: string | null;
  readonly round_won: string | null;
  readonly paid: boolean;
  readonly known_realm: string | null;
  readonly digest: string | null;
  readonly status: string | null;
  readonly note: string | null;
  readonly tx_ref: string | null;
  readonly processed_at: Date | null;
  readonly tombstoned: boolean;
  readonly bet_own: boolean | null;
  readonly bet_amount: string | null;
  readonly bet_status: string | null;
  readonly bet_undone: boolean;
  readonly play_stop: PlayRoom["stop"];
  readonly play_room: string | null;
  readonly play_room_limit: "LOSS" | "WAGER" | null;
  readonly bonus_id: string | null;
  readonly bonus_balance: string | null;
  readonly bonus_max_stake: string | null;
  readonly round_staked: string | null;
  readonly round_staked_bonus: string | null;
  readonly round_bonus_id: string | null;
  readonly round_bonus_state: BonusState | null;
  readonly round_bonus_room: string | null;
  readonly bet_bonus: string | null;
  readonly stake_limits: readonly (string | null)[] | null;
}

const toMaybe = (text: string | null): bigint | null => (text === null ? null : BigInt(text));

function toBonus({ bonus_id: id, bonus_balance: balance, bonus_max_stake: maxStake }: Row): PlayBonus | null {
  return id === null ? null : { id, balance: BigInt(balance ?? "0"), maxStake: toMaybe(maxStake) };
}

function toRoundStakes(row: Row): RoundStakes {
  const { round_bonus_id: id, round_bonus_state: state, round_bonus_room: room } = row;
  return {
    staked: BigInt(row.round_staked ?? "0"),
    stakedBonus: BigInt(row.round_staked_bonus ?? "0"),
    bonus: id === null || state === null ? null : { id, state, room: toMaybe(room) },
  };
}

function toPlayRoom({ play_stop: stop, play_room: room, play_room_limit: limit }: Row): PlayRoom {
  return { stop, most: room === null || limit === null ? null : { room: BigInt(room), limit } };
}

function toCallContext(row: Row): CallContext {
  const { round_state: state, round_game: gameCode, round_won: won } = row;
  const { known_realm: realm, digest, status, note, tx_ref: txRef, processed_at: processedAt } = row;
  const { bet_own: isOwn, bet_amount: amount, bet_status: betStatus } = row;
  return {
    ended: row.ended,
    memberStatus: row.member_status,
    gameState: row.game_state,
    gameCategory: row.game_category,
    round:
      state === null || gameCode === null || won === null
        ? null
        : { ...toRoundStakes(row), state, gameCode, won: BigInt(won) },
    paid: row.paid,
    known:
      realm === null || digest === null || status === null || txRef === null || processedAt === null
        ? null
        : { realm, digest, status, note, txRef, processedAt },
    tombstoned: row.tombstoned,
    bet:
      isOwn === null || amount === null || betStatus === null
        ? null
        : { isOwn, amount: BigInt(amount), bonusAmount: BigInt(row.bet_bonus ?? "0"), status: betStatus },
    betUndone: row.bet_undone,
    protection: toPlayRoom(row),
    bonus: toBonus(row),
    stakes: toStakeLimits(row.stake_limits),
  };
}

/** The initial state of a money call; `balance` is the main wallet's, in 1/10,000 of the unit. */
export interface BegunCall {
  readonly session: MoneySession;
  readonly balance: bigint;
  readonly context: CallContext;
}

/**
 * Locks the wallet of a session's player until the transaction ends and reads the context about one call: from here on no other
 * call of this player runs beside it. One statement; `undefined` for a session that is not the provider's, or was never opened.
 */
export async function beginMoneyCall(
  tx: QueryExecutorProvider,
  provider: string,
  call: { readonly sessionId: string; readonly txId: string; readonly roundId: string; readonly betTxId: string },
): Promise<BegunCall | undefined> {
  const { sessionId, txId, roundId, betTxId } = call;
  const { rows } = await sql<Row>`
    select tenant_id, id, provider, player_id, realm, mode, game_code, currency, login_session, balance, ended, member_status, game_state, game_category,
      round_state, round_game, round_won, paid, known_realm, digest, status, note, tx_ref, processed_at, tombstoned,
      bet_own, bet_amount, bet_status, bet_undone, play_stop, play_room, play_room_limit, bonus_id, bonus_balance, bonus_max_stake,
      round_staked, round_staked_bonus, round_bonus_id, round_bonus_state, round_bonus_room, bet_bonus,
      get_stake_limits(tenant_id, game_code, currency) as stake_limits
    from begin_money_call(p_tenant => ${toTenantId(sessionId)}, p_provider => ${provider}, p_session => ${sessionId}, p_tx => ${txId},
      p_round => ${roundId}, p_bet_tx => ${betTxId}, p_idle_minutes => ${idleMinutes})`.execute(tx);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { tenant_id, id, player_id, realm, mode, game_code, currency, login_session } = row;
  const session = { tenant_id, id, provider, player_id, realm, mode, game_code, currency, login_session };
  return { session, balance: BigInt(row.balance), context: toCallContext(row) };
}

/** A money call to be stored, and its postings. */
export interface FinishedCall {
  readonly kind: "bet" | "win" | "betwin" | "rollback";
  readonly txId: string;
  readonly roundId: string;
  readonly betTxId: string | null;
  readonly gameCode: string;
  readonly digest: string;
  readonly amount: bigint;
  readonly winAmount: bigint | null;
  /** The rules' verdict; the ledger may still refuse the postings. */
  readonly status: string;
  readonly note: string | null;
  /** The round's states before and after, where the call moves it; `undone`: after it when no bet stands any more. */
  readonly states: {
    readonly from: GameRoundState;
    readonly to: GameRoundState;
    readonly undone: GameRoundState | null;
  } | null;
  readonly postings: readonly Posting[];
  /** What of it is bonus money: of a stake, or of one that is rolled back, and of a win. */
  readonly stake: Split;
  readonly win: Split;
  /** The player's active bonus, for what is left afterwards. */
  readonly bonusId: string | null;
  readonly ref: string;
  /** What counts against the day's ceiling, in 1/10,000 of the unit. */
  readonly dayWon: bigint;
  readonly dayCeiling: bigint;
}

/** Thrown to roll back a call that turns out to exceed the day's ceiling. */
export class DayCeilingError extends Error {
  override readonly name = "DayCeilingError";
}

const dayCeilingState = "MQ001";

function toLines(postings: readonly Posting[]) {
  const accounts = postings.map(({ account }) => account);
  const assets = postings.map(({ asset }) => asset);
  const kinds = postings.map(({ kind }) => kind);
  const amounts = postings.map(({ amount }) => `${amount}`);
  return { accounts, assets, kinds, amounts };
}

/** The stored result of a call. */
export interface StoredCall {
  readonly status: string;
  readonly txRef: string;
  readonly processedAt: Date;
  /** What the player has in both wallets, in 1/10,000 of the unit, where a bonus was or may have been moved. */
  readonly balance: bigint | null;
}

/**
 * Moves a call's money, advances its round and stores its answer, in one statement.
 *
 * @throws DayCeilingError beyond the day's ceiling; DatabaseError when the round has changed since the rules saw it; then nothing may be stored
 */
export async function finishMoneyCall(
  tx: QueryExecutorProvider,
  session: MoneySession,
  call: FinishedCall,
): Promise<StoredCall> {
  const { accounts, assets, kinds, amounts } = toLines(call.postings);
  const transferDigest = createHash("sha256")
    .update(JSON.stringify([call.ref, accounts, assets, kinds, amounts]))
    .digest("hex");
  const { stake, win } = call;
  const [txRef, won] = [uuidv7(), call.kind === "win" ? call.amount : (call.winAmount ?? 0n)];
  const { from = null, to = null, undone = null } = call.states ?? {};
  try {
    const { rows } = await sql<{ status: string; processed_at: Date; balance: string | null }>`
      select status, processed_at, balance from finish_money_call(
        p_tenant => ${session.tenant_id}, p_provider => ${session.provider}, p_session => ${session.id}, p_player => ${session.player_id},
        p_realm => ${session.realm}, p_round => ${call.roundId}, p_session_game => ${session.game_code},
        p_tx => ${call.txId}, p_kind => ${call.kind}, p_tx_ref => ${txRef}, p_digest => ${call.digest}, p_bet_tx => ${call.betTxId},
        p_game => ${call.gameCode}, p_amount => ${call.amount}, p_win_amount => ${call.winAmount}, p_currency => ${session.currency},
        p_status => ${call.status}, p_note => ${call.note}, p_from => ${from}, p_to => ${to}, p_undone => ${undone}, p_won => ${won},
        p_transfer => ${uuidv7()}, p_transfer_digest => ${transferDigest}, p_ref => ${call.ref},
        p_accounts => ${accounts}, p_assets => ${assets}, p_kinds => ${kinds}, p_amounts => ${amounts},
        p_day_won => ${call.dayWon}, p_day_ceiling => ${call.dayCeiling},
        p_bonus => ${stake.bonusId ?? win.bonusId ?? call.bonusId}, p_bonus_amount => ${stake.bonus}, p_bonus_win => ${win.bonus},
        p_bonus_lost => ${stake.lost + win.lost}, p_bonus_own => ${stake.own + win.own})`.execute(tx);
    const [row] = rows;
    if (row === undefined) throw new Error("the call was not stored");
    return { status: row.status, txRef, processedAt: row.processed_at, balance: toMaybe(row.balance) };
  } catch (error) {
    throw getSqlState(error) === dayCeilingState ? new DayCeilingError() : error;
  }
}
