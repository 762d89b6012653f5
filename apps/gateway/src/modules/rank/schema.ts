import type { MemberRank } from "@marquee/contract";
import type { RankSettings } from "@marquee/contract/staff";
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { Time } from "../../db/columns.ts";

/** In 1/10,000 of the unit; what goes in is a bigint. */
type Money = ColumnType<string, bigint, bigint>;
type Sum = ColumnType<string, bigint | undefined, bigint>;

interface RankSettingsTable {
  tenant_id: string;
  currency: string;
  version: number;
  settings: JSONColumnType<RankSettings>;
  at: Time;
}

/** One row: up to where the stream of settled stakes is read. */
interface RankPlaces {
  single: Generated<boolean>;
  xid: string;
  sequence: string;
}

interface MemberRanks {
  tenant_id: string;
  member_id: string;
  growth: Sum;
  kept_bet: Sum;
  kept_from: string;
  level: Generated<number>;
  highest: Generated<number>;
  highest_growth: Sum;
  pinned: number | null;
  version: Generated<number>;
}

interface RankSteps {
  tenant_id: string;
  member_id: string;
  step: number;
  level: number;
  reason: MemberRank["history"][number]["reason"];
  growth: Money;
  at: Time;
}

interface RankGifts {
  tenant_id: string;
  member_id: string;
  level: number;
  claim_no: string;
  currency: string;
  amount: Money;
  at: Time;
}

/** Tables of domain `rank`. */
export interface RankTables {
  rank_settings: RankSettingsTable;
  rank_places: RankPlaces;
  member_ranks: MemberRanks;
  rank_steps: RankSteps;
  rank_gifts: RankGifts;
}
