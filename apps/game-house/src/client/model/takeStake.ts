import { toBalance, toDecimal, toMoney } from "@marquee/contract";

/** What is left of a balance while a spin is on its way; one that does not cover the stake stays, for the house to refuse. */
export function takeStake(balance: string, stake: string): string {
  const left = toBalance(balance) - toMoney(stake);
  return left < 0n ? balance : toDecimal(left);
}
