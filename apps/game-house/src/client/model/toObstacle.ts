import { toBalance, toMoney } from "@marquee/contract";
import type { Message, Table } from "./Table.ts";

/** True when a balance covers a stake; one that is not known does not stand in the way. */
export function covers(balance: string | undefined, stake: string): boolean {
  return balance === undefined || toBalance(balance) >= toMoney(stake);
}

/** True when a stake is within what the player's bonus allows; without a bonus every one is. */
export const isAllowed = (maxStake: string | undefined, stake: string): boolean =>
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
  if (least === undefined) return { key: "refusedStake" };
  if (!covers(balance, least)) return { key: "balanceTooLow", amount: least };
  if (!covers(balance, stake)) return { key: "refusedFunds" };
  return isAllowed(state?.maxStake, stake) ? undefined : { key: "bonusStake", amount: state?.maxStake ?? stake };
}
