import { type MemberRank, toBalance, toDecimal } from "@marquee/contract";

/** The terms of a level. */
export type LevelTerms = MemberRank["levels"][number];

type Aim = { readonly required: string; readonly done: string };

/** How far an aim is reached, from 0 to 1. */
export function toShare({ required, done }: Aim): number {
  const whole = Number(required);
  return whole <= 0 ? 1 : Math.min(1, Number(done) / whole);
}

/** What is missing of an aim; "0.00" where nothing is. */
export function toMissing({ required, done }: Aim): string {
  const missing = toBalance(required) - toBalance(done);
  return toDecimal(missing > 0n ? missing : 0n);
}

/** What a gift asks to be staked before it can be withdrawn; null for nothing. */
export function toTurnover(gift: string, factor: number): string | null {
  return factor === 0 ? null : toDecimal(toBalance(gift) * BigInt(factor));
}

/** Whether an amount is more than nothing. */
export const isSome = (amount: string): boolean => toBalance(amount) > 0n;

/** The levels whose gift can be claimed, the lowest first. */
export const toClaimable = ({ levels }: MemberRank): readonly LevelTerms[] =>
  levels.filter(({ giftState }) => giftState === "CLAIM");
