import type { Difference, ReconciliationRun } from "@marquee/contract/staff";
import type { Generated } from "kysely";
import type { MaybeTime, Time } from "../../db/columns.ts";

interface BetDays {
  tenant_id: string;
  player_id: string;
  zone: string;
  day: string;
  game_code: string;
  rounds: string;
  staked: string;
  won: string;
}

interface BetDayRounds {
  tenant_id: string;
  player_id: string;
  zone: string;
  day: string;
  provider: string;
  round_id: string;
}

interface BetRollups {
  tenant_id: string;
  zone: string;
  until: string;
}

interface RevenueQuarters {
  tenant_id: string;
  asset: string;
  start: Date;
  account: string;
  kind: string;
  method: string;
  cohort: string;
  /** The agent in whose team the member stood, itself included; empty for none. */
  agent: string;
  entries: string;
  amount: string;
}

interface RevenueState {
  id: number;
  until: Date;
}

interface ReconciliationRuns {
  tenant_id: string;
  id: string;
  state: ReconciliationRun["state"];
  started_at: Time;
  ended_at: MaybeTime;
  transfers: Generated<number>;
  rounds: Generated<number>;
  deposits: Generated<number>;
  asked: Generated<number>;
  differences: Generated<number>;
}

interface ReconciliationDifferences {
  tenant_id: string;
  run_id: string;
  number: number;
  kind: Difference["kind"];
  subject: string;
  expected: string;
  found: string;
}

/** Tables of domain `report`. */
export interface ReportTables {
  bet_days: BetDays;
  bet_day_rounds: BetDayRounds;
  bet_rollups: BetRollups;
  revenue_quarters: RevenueQuarters;
  revenue_state: RevenueState;
  reconciliation_runs: ReconciliationRuns;
  reconciliation_differences: ReconciliationDifferences;
}
