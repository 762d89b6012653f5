import { toBalance } from "@marquee/contract";

/** How much of `whole` `part` is, from 0 to 1, exact to a thousandth at any size; 0 of nothing. Both are decimal texts. */
export function toShare(part: string, whole: string): number {
  const all = toBalance(whole);
  return all <= 0n ? 0 : Number((toBalance(part) * 1_000n) / all) / 1_000;
}
