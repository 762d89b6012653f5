import type { Database } from "@marquee/database";
import type { Merchant } from "./config.ts";
import type { Schema } from "./db/Schema.ts";

/** What every part of the pay-house works with. */
export type House = {
  readonly db: Database<Schema>["db"];
  readonly merchants: ReadonlyMap<string, Merchant>;
  /** Its address as payers reach it. */
  readonly origin: string;
  /** How long a payout takes, in milliseconds. */
  readonly payoutDelay: number;
};
