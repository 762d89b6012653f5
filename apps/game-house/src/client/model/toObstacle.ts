import { toBalance, toMoney } from "@marquee/contract";
import type { GameState } from "../../api/GameApi.ts";
import type { Message, Table } from "./Table.ts";

/** True when a balance covers a stake; one that is not known does not stand in the way. */
function covers(balance: string | undefined, stake: string): boolean {
  return balance === undefined || toBalance(balance) >= toMoney(stake);
}

/** True when a stake is within what the player's bonus allows; without a bonus every one is. */
const isAllowed = (maxStake: string | undefined, stake: string): boolean =>
  maxStake === undefined || toMoney(stake) <= toMoney(maxStake);

/** The highest of the stakes, up to the wanted one, that the balance covers; the smallest when it covers none. */
export function toAffordable(stakes: readonly string[], wanted: string, balance: string | undefined): string {
  if (covers(balance, wanted)) return wanted;
  return stakes.findLast((stake) => covers(balance, stake)) ?? stakes[0] ?? wanted;
}

/** Why the big button cannot be pressed now; undefined while it can, or while a press is being answered. */
export function toObstacle({ status, state, round, balance, stake, isOffline }: Table): Message | undefined {
  if (status === "loading") return { key: "loading" };
  if (isOffline) return { key: "offlineNow" };
  if (round?.next !== undefined) return undefined;
  const least = state?.stakes[0];
  if (least === undefined) return { key: "noStakes" };
  if (!covers(balance, least)) return { key: "balanceTooLow", amount: least };
  if (!covers(balance, stake)) return { key: "refusedFunds" };
  return isAllowed(state?.maxStake, stake) ? undefined : { key: "bonusStake", amount: state?.maxStake ?? stake };
}

/** The next stake, lower or higher; why it cannot be chosen; undefined where there is none. */
export function toStepped(
  { state, balance, stake: present }: Pick<Table, "state" | "balance" | "stake">,
  by: 1 | -1,
): { readonly stake?: string; readonly message?: Message } | undefined {
  const { stakes = [], maxStake } = state ?? {};
  const stake = stakes[stakes.indexOf(present) + by];
  if (stake === undefined) return undefined;
  if (by === -1) return { stake };
  if (!covers(balance, stake)) return { message: { key: "stakeAbove", amount: stake } };
  if (maxStake !== undefined && !isAllowed(maxStake, stake))
    return { message: { key: "bonusStake", amount: maxStake } };
  return { stake };
}

const isStake = (text: string): boolean => /^[0-9]{1,12}(\.[0-9]{1,4})?$/.test(text);

/** The highest of the stakes that is not above a wanted one, else the smallest. */
function toNearest(stakes: readonly string[], wanted: string): string | undefined {
  return stakes.findLast((stake) => toMoney(stake) <= toMoney(wanted)) ?? stakes[0];
}

/** What is said of a stake that the game does not take: the stakes that it takes. */
export function toOutside({ stakes }: GameState, stake: string): Message | undefined {
  const [least, most] = [stakes[0], stakes.at(-1)];
  if (least === undefined || most === undefined) return { key: "noStakes" };
  const isInside = toMoney(stake) >= toMoney(least) && toMoney(stake) <= toMoney(most);
  return isInside ? undefined : { key: "refusedStakeRange", amount: most, least };
}

/**
 * The stake with which the game opens or goes on: the wanted one, which the player had here or at the last visit, where it can be; else it is
 * moved. What the game does not take any more goes to the nearest one below; at a visit to no more than a stranger is offered, since another
 * currency may have been meant.
 */
export function toOffered(
  { stakes, balance, round }: GameState,
  wanted: string | undefined,
  isVisit: boolean,
): Pick<Table, "stake" | "movedStake"> {
  if (round !== undefined) return { stake: round.stake };
  const first = stakes[2] ?? stakes[0] ?? "0.00";
  const near = wanted === undefined || !isStake(wanted) ? first : (toNearest(stakes, wanted) ?? first);
  const isTooMuch = isVisit && near !== wanted && toMoney(near) > toMoney(first);
  const stake = toAffordable(stakes, isTooMuch ? first : near, balance);
  return wanted === undefined || stake === wanted ? { stake } : { stake, movedStake: stake };
}
