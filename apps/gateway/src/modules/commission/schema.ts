import type {
  BillState,
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
  /** From which amount the house reviews bills, as decimal text by currency. */
  review_from: ColumnType<Readonly<Record<string, string>>, string | undefined, string>;
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
  /** Until when its bills are made. */
  billed_until: MaybeTime;
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

/** In 1/10,000 of the unit; what goes in is a bigint. */
type Money = ColumnType<string, bigint, bigint>;

/** An amount that begins at zero. */
type Paid = ColumnType<string, bigint | undefined, bigint>;

interface Bills {
  tenant_id: string;
  bill_no: string;
  contract_id: string;
  /** The number of the terms that were in force. */
  terms: number;
  kind: ContractKind;
  /** Null is the house. */
  upline_id: string | null;
  /** The downline, who is paid. */
  member_id: string;
  payer: ContractPayer;
  currency: string;
  period_start: Date;
  period_end: Date;
  /** From when stakes are in it: of a salary in real time the beginning of its day. */
  since: Date;
  /** The last transaction whose stakes are in it. */
  through: string;
  /** Of a real-time salary: the last one that an earlier bill has. */
  after: Generated<string>;
  digits: number;
  minimum_pay: Money;
  valid_bet: Money;
  profit: Money;
  active: number;
  /** What made a member active. */
  active_stake: ColumnType<string, bigint | undefined, never>;
  day_bet: Money;
  /** From 0; null where none was reached. */
  tier: number | null;
  carry_in: Money;
  remainder_in: Money;
  below: Money;
  deficit_in: Money;
  gross: Money;
  net: Money;
  amount: Money;
  remainder_out: Money;
  carry_out: Money;
  deficit_out: Money;
  state: BillState;
  reason: Generated<string>;
  paid: Paid;
  /** Of the two people who decide about it. */
  first_approver: Generated<string | null>;
  decided_by: Generated<string | null>;
  /** Not by the ledger. */
  paid_outside: Generated<boolean>;
  attempts: Generated<number>;
  next_try_at: Time;
  pay_until: Time;
  created_at: Time;
  changed_at: Time;
  version: Generated<number>;
}

interface BillSteps {
  tenant_id: string;
  /** Of the bill. */
  order_no: string;
  step: number;
  state: BillState;
  reason: Generated<string>;
  at: Time;
}

interface BillPayments {
  tenant_id: string;
  bill_no: string;
  /** Which attempt, from 1. */
  attempt: number;
  amount: Money;
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
  bills: Bills;
  bill_steps: BillSteps;
  bill_payments: BillPayments;
}
