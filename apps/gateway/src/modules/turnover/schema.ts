import type { TurnoverRequirement, TurnoverSource } from "@marquee/contract";
import type { TurnoverSettings } from "@marquee/contract/staff";
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { MaybeTime, Time } from "../../db/columns.ts";

/** Eight-byte integers come as text; what goes in is a bigint. */
type Money = ColumnType<string, bigint, bigint>;

interface SettledStakes {
  xid: Generated<string>;
  sequence: Generated<string>;
  tenant_id: string;
  member_id: string;
  vendor: string;
  category: string;
  game_code: string;
  round_id: string;
  currency: string;
  /** In 1/10,000 of the unit. */
  stake: Money;
  win: Money;
  /** How much of the stake counts towards turnover, in percent. */
  weight: number;
  counted: ColumnType<string, bigint | undefined, never>;
  /** The member's place in the tree of agents; null under none. */
  line_id: ColumnType<string | null, never, never>;
  at: Time;
}

interface TurnoverSettingsTable {
  tenant_id: string;
  settings: JSONColumnType<TurnoverSettings>;
  version: number;
}

interface TurnoverRequirements {
  tenant_id: string;
  id: string;
  position: Generated<string>;
  member_id: string;
  source: TurnoverSource;
  ref: string;
  currency: string;
  /** In 1/10,000 of the unit. */
  held: Money;
  required: Money;
  done: ColumnType<string, bigint | undefined, bigint>;
  lost_below: Money;
  state: ColumnType<
    TurnoverRequirement["state"],
    TurnoverRequirement["state"] | undefined,
    TurnoverRequirement["state"]
  >;
  reason: Generated<string>;
  created_at: Time;
  expires_at: MaybeTime;
  ended_at: MaybeTime;
}

/** Tables of domain `turnover`. */
export interface TurnoverTables {
  settled_stakes: SettledStakes;
  turnover_settings: TurnoverSettingsTable;
  turnover_requirements: TurnoverRequirements;
}
