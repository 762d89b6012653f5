import type { ColumnType, Generated } from "kysely";
import type { Time } from "../../db/columns.ts";

/** A member's own bets, or those of an agent's team. */
export type RebateSource = "OWN" | "TEAM";

/** In 1/10,000 of the unit; what goes in is a bigint. */
type Money = ColumnType<string, bigint, bigint>;

/** One row: up to where the stream of settled stakes is read. */
interface RebatePlaces {
  single: Generated<boolean>;
  xid: string;
  sequence: string;
}

interface RebateBets {
  tenant_id: string;
  /** Who is paid. */
  member_id: string;
  source: RebateSource;
  currency: string;
  day: string;
  /** Empty for a team's. */
  category: string;
  /** In hundredths of a percent. */
  rate: number;
  /** What of the rate the member's level has added, in the same. */
  raise: Generated<number>;
  valid_bet: Money;
  claimed_bet: Money;
}

/** Who claims locks the row. */
interface RebateRemainders {
  tenant_id: string;
  member_id: string;
  source: RebateSource;
  currency: string;
  /** Of earlier claims, in 1/100,000,000 of the unit. */
  remainder: ColumnType<string, bigint | undefined, bigint>;
}

interface RebateClaims {
  tenant_id: string;
  member_id: string;
  source: RebateSource;
  currency: string;
  /** Of the merchant's zone. */
  day: string;
  claim_no: string;
  amount: Money;
  /** What it was made of, as JSON. */
  parts: ColumnType<unknown, string, never>;
  at: Time;
}

/** Tables of domain `rebate`. */
export interface RebateTables {
  rebate_places: RebatePlaces;
  rebate_bets: RebateBets;
  rebate_remainders: RebateRemainders;
  rebate_claims: RebateClaims;
}
