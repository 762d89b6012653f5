/** What one unit of the dollar is in each currency, as decimal texts, and the day of these rates (`yyyy-MM-dd`). */
export interface RateTable {
  readonly date: string;
  readonly perDollar: Readonly<Record<string, string>>;
}

/** Rates by which an amount is shown in another currency too, for orientation; money never moves by them. */
export interface ExchangeRates {
  readonly kind: "none" | "table" | "file";
  /** The newest rates; undefined where there are none. */
  readonly get: () => RateTable | undefined;
}
