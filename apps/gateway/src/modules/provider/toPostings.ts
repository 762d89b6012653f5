import type { TransferKind } from "@marquee/contract";
import { toHouseAccount, toMemberAccount } from "../../ledger/accounts.ts";
import type { Posting } from "../../ledger/postTransfer.ts";
import type { MoneyCall } from "./checkMoneyCall.ts";
import type { BegunCall, MoneySession } from "./moneyCallStore.ts";
import { type RoundStakes, type Split, splitRollback, splitStake, splitWin } from "./splitMoney.ts";

type Player = Pick<MoneySession, "realm" | "player_id">;

const toRealm = ({ realm }: Player) => (realm === "trial" ? "trial" : "real");

/** The ledger's name of the player's wallet. */
export function toPlayerAccount(session: Player): string {
  return toMemberAccount(toRealm(session), session.player_id, "main");
}

/** The ledger's name of the player's bonus wallet; nobody has one of play money. */
export function toBonusAccount(session: Player): string {
  return toMemberAccount(toRealm(session), session.player_id, "bonus");
}

/** Moves both parts to the player, or from the player where `sign` is -1; nothing for zero. */
function move(session: MoneySession, kind: TransferKind, { main, bonus }: Split, sign: 1n | -1n): readonly Posting[] {
  const house = toHouseAccount(toRealm(session), session.tenant_id, `game:${session.game_code}`);
  const asset = session.currency;
  const parts = [
    { account: toPlayerAccount(session), amount: main * sign },
    { account: toBonusAccount(session), amount: bonus * sign },
  ];
  return parts
    .filter(({ amount }) => amount !== 0n)
    .flatMap(({ account, amount }) => [
      { account, asset, kind, amount },
      { account: house, asset, kind, amount: -amount },
    ]);
}

/** The money of an accepted call: its ledger lines, and what of a stake (also one that is rolled back) and of a win is bonus money. */
export interface MovedMoneyParts {
  readonly postings: readonly Posting[];
  readonly stake: Split;
  readonly win: Split;
}

const nothing: Split = { main: 0n, bonus: 0n, lost: 0n, own: 0n, bonusId: null };

/** A call that moves nothing. */
export const noMoney: MovedMoneyParts = { postings: [], stake: nothing, win: nothing };

/** The round with a stake that has just been taken. */
function addStake(round: RoundStakes | null, amount: bigint, { bonus, bonusId }: Split): RoundStakes {
  const { staked, stakedBonus, bonus: before } = round ?? { staked: 0n, stakedBonus: 0n, bonus: null };
  return {
    staked: staked + amount,
    stakedBonus: stakedBonus + bonus,
    bonus: bonusId === null ? before : { id: bonusId, state: "ACTIVE", room: null },
  };
}

/** Shares out an accepted call between the player's wallets. */
export function toPostings(call: MoneyCall, { session, balance, context }: BegunCall): MovedMoneyParts {
  const { name, body } = call;
  const { bet, bonus, round } = context;
  if (name === "rollback") {
    if (bet?.status !== "OK") return noMoney;
    const stake = splitRollback(bet.amount, bet.bonusAmount, round);
    return {
      postings: move(session, "ROLLBACK", stake, 1n),
      stake: { ...stake, bonus: bet.bonusAmount },
      win: nothing,
    };
  }
  const amount = BigInt(body.amount);
  if (name === "win") {
    const win = splitWin(amount, round);
    return { postings: move(session, body.kind === "JACKPOT" ? "JACKPOT" : "WIN", win, 1n), stake: nothing, win };
  }
  const stake = splitStake(amount, balance, bonus, round);
  const staked = move(session, "BET", stake, -1n);
  if (name === "bet") return { postings: staked, stake, win: nothing };
  const win = splitWin(BigInt(body.winAmount), addStake(round, amount, stake));
  return { postings: [...staked, ...move(session, "WIN", win, 1n)], stake, win };
}
