import { type TipKind, type TipOptions, toBalance } from "@marquee/contract";

const isBelow = (amount: string, bound: string): boolean => toBalance(amount) < toBalance(bound);

/** Which limit an amount does not keep to, with its figure. */
export interface GiftFault {
  readonly limit: "min" | "max" | "daily" | "available";
  readonly figure: string;
}

/** The most that can be given at once. */
export const toMost = (kind: TipKind, { max, rainMax }: Pick<TipOptions, "max" | "rainMax">): string =>
  kind === "TIP" ? max : rainMax;

/** What is wrong with an amount that is to be given, as the gateway would say it; undefined where it keeps to all limits. */
export function checkGift(
  kind: TipKind,
  amount: string,
  options: Pick<TipOptions, "min" | "max" | "rainMax" | "dayLeft" | "available">,
): GiftFault | undefined {
  const { min, dayLeft, available } = options;
  const most = toMost(kind, options);
  if (isBelow(amount, min)) return { limit: "min", figure: min };
  if (isBelow(most, amount)) return { limit: "max", figure: most };
  if (isBelow(dayLeft, amount)) return { limit: "daily", figure: dayLeft };
  return isBelow(available, amount) ? { limit: "available", figure: available } : undefined;
}
