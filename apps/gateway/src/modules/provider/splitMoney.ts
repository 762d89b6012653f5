import type { BonusState } from "@marquee/contract";

/** A member's active bonus, as a money call sees it. */
export interface PlayBonus {
  readonly id: string;
  /** What is in the bonus wallet, in 1/10,000 of the unit. */
  readonly balance: bigint;
  /** The highest stake while it is active; null for that of the games. */
  readonly maxStake: bigint | null;
}

/** What was staked in a round, and the bonus of which money was in it. Amounts in 1/10,000 of the unit. */
export interface RoundStakes {
  readonly staked: bigint;
  readonly stakedBonus: bigint;
  readonly bonus: {
    readonly id: string;
    readonly state: BonusState;
    /** How much of it may still become the member's own; null for everything. */
    readonly room: bigint | null;
  } | null;
}

/** How an amount is shared out between the main wallet and the bonus wallet. */
export interface Split {
  readonly main: bigint;
  /** What goes into the bonus wallet or comes from it. */
  readonly bonus: bigint;
  /** The part of `bonus` that leaves the bonus wallet again at once, since its bonus has ended. */
  readonly lost: bigint;
  /** The part of `main` that is a converted bonus's. */
  readonly own: bigint;
  /** The bonus of which money is moved; null for none. */
  readonly bonusId: string | null;
}

const toMain = (main: bigint): Split => ({ main, bonus: 0n, lost: 0n, own: 0n, bonusId: null });

/** Pages show money to 1/100: a share of an amount that keeps to that does so too. */
const hundredth = 100n;

const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/**
 * A stake takes the main wallet's money first (contract 3.12.3). Where both wallets have not enough, all of it is the main wallet's, which
 * refuses; in a round that another bonus was staked in, no bonus is.
 */
export function splitStake(amount: bigint, main: bigint, bonus: PlayBonus | null, round: RoundStakes | null): Split {
  if (bonus === null || amount <= main) return toMain(amount);
  if (round !== null && round.bonus !== null && round.bonus.id !== bonus.id) return toMain(amount);
  const rest = amount - main;
  return rest > bonus.balance ? toMain(amount) : { main, bonus: rest, lost: 0n, own: 0n, bonusId: bonus.id };
}

/** Where a share of a bonus goes: into its wallet while it is active, to the member up to the cap once it has been converted, else away. */
function splitShare(amount: bigint, share: bigint, bonus: RoundStakes["bonus"]): Split {
  if (share === 0n || bonus === null) return toMain(amount);
  if (bonus.state === "ACTIVE") return { main: amount - share, bonus: share, lost: 0n, own: 0n, bonusId: bonus.id };
  const own = bonus.state === "CONVERTED" ? smaller(share, bonus.room ?? share) : 0n;
  return { main: amount - share + own, bonus: share - own, lost: share - own, own, bonusId: bonus.id };
}

/** A win goes where the round's stakes came from, in their proportion; what cannot be divided is the main wallet's. */
export function splitWin(amount: bigint, round: RoundStakes | null): Split {
  if (round === null || round.staked <= 0n || round.stakedBonus === 0n) return toMain(amount);
  const exact = (amount * round.stakedBonus) / round.staked;
  const share = amount % hundredth === 0n ? exact - (exact % hundredth) : exact;
  return splitShare(amount, share, round.bonus);
}

/** A stake that is rolled back goes back where it came from. */
export function splitRollback(amount: bigint, fromBonus: bigint, round: RoundStakes | null): Split {
  return splitShare(amount, fromBonus, round?.bonus ?? null);
}
