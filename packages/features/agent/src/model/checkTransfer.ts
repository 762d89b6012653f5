import { type TeamTransfers, toBalance } from "@marquee/contract";

const isBelow = (amount: string, bound: string): boolean => toBalance(amount) < toBalance(bound);

/** Which limit an amount does not keep to, with its figure; undefined where it keeps to all. */
export interface TransferFault {
  readonly kind: "min" | "max" | "daily" | "available";
  readonly figure: string;
}

type Limits = Pick<TeamTransfers, "min" | "max" | "dayLeft" | "available">;

/** What is wrong with an amount that is to be sent, as the gateway would say it. */
export function checkTransfer(amount: string, { min, max, dayLeft, available }: Limits): TransferFault | undefined {
  if (isBelow(amount, min)) return { kind: "min", figure: min };
  if (isBelow(max, amount)) return { kind: "max", figure: max };
  if (isBelow(dayLeft, amount)) return { kind: "daily", figure: dayLeft };
  return isBelow(available, amount) ? { kind: "available", figure: available } : undefined;
}
