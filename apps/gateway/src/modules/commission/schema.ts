import type {
  ContractCarry,
  ContractEvent,
  ContractKind,
  ContractPayer,
  ContractPeriod,
  ContractSide,
  ContractState,
} from "@marquee/contract";
import type { ColumnType, Generated } from "kysely";
import type { MaybeTime, Time } from "../../db/columns.ts";

/** One row a merchant and kind: who changes its contracts locks it. */
interface ContractTurns {
  tenant_id: string;
  kind: ContractKind;
}

interface CommissionSettings {
  tenant_id: string;
  pay_delay_days: Generated<number>;
  platform_pays: Generated<boolean>;
  version: Generated<number>;
}

interface Contracts {
  tenant_id: string;
  id: string;
  kind: ContractKind;
  /** Null is the house. */
  upline_id: string | null;
  /** The downline, who is paid. */
  member_id: string;
  period: ContractPeriod;
  payer: ContractPayer;
  currency: string;
  state: ContractState;
  version: Generated<number>;
  /** Whose request waits for an answer. */
  asked_by: ContractSide | null;
  asked_at: MaybeTime;
  open_until: MaybeTime;
  effective_from: MaybeTime;
  ends_at: MaybeTime;
  ended_with: string | null;
  ended_with_version: number | null;
  created_at: Time;
  changed_at: Time;
}

interface ContractTermsRows {
  tenant_id: string;
  contract_id: string;
  number: number;
  state: "OFFERED" | "AGREED" | "DECLINED" | "REPLACED";
  carry: ContractCarry;
  /** The highest rate of its tiers, in hundredths of a percent. */
  top_rate: number;
  effective_from: MaybeTime;
  created_at: Time;
}

/** In 1/10,000 of the unit. */
type Amount = ColumnType<string, bigint, never>;

interface ContractTiers {
  tenant_id: string;
  contract_id: string;
  /** Of the terms. */
  number: number;
  /** From 0. */
  tier: number;
  /** In hundredths of a percent. */
  rate: number;
  period_valid_bet: Amount;
  period_profit_loss: Amount;
  active_members: number;
  bet_amount_per_day: Amount;
  bet_amount_per_hour: Amount;
}

interface ContractSteps {
  tenant_id: string;
  contract_id: string;
  version: number;
  event: ContractEvent | "request";
  state: ContractState;
  actor: ContractSide | "HOUSE" | "PLATFORM";
  at: Time;
}

/** Tables of domain `commission`. */
export interface CommissionTables {
  contract_turns: ContractTurns;
  commission_settings: CommissionSettings;
  contracts: Contracts;
  contract_terms: ContractTermsRows;
  contract_tiers: ContractTiers;
  contract_steps: ContractSteps;
}
