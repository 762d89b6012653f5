import { isFreshRate } from "@marquee/contract";
import type { ExchangeRates, RateTable } from "./ExchangeRates.ts";

/** The rates, unless they are so old that they would mislead: then there are none. */
export function getFreshRates(rates: Pick<ExchangeRates, "get">, now?: Date): RateTable | undefined {
  const table = rates.get();
  return table !== undefined && isFreshRate(table.date, now) ? table : undefined;
}
