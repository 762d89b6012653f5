import { type RaffleRecord, toDecimal } from "@marquee/contract";
import type { StoredPrize } from "./raffleStore.ts";

/** A prize as pages show it. */
export const toPrize = ({ type, names, amount }: Omit<StoredPrize, "count">): RaffleRecord["prize"] => ({
  type,
  names,
  amount: amount === null ? null : toDecimal(BigInt(amount)),
});
