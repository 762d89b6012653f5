import type { teamMoneyKinds } from "@marquee/contract";
import type { ColumnType, Generated } from "kysely";
import type { MaybeTime, Time } from "../../db/columns.ts";

interface AffiliateCodes {
  tenant_id: string;
  /** The code in lower case. */
  code_key: string;
  code: string;
  kind: "AFFILIATE" | "REFERRAL" | "CAMPAIGN";
  member_id: string;
  /** The only domain at which it is valid; null for every domain. */
  domain: string | null;
  enabled: Generated<boolean>;
  created_at: Time;
  /** What who registers with it gets, in hundredths of a percent. */
  rebate: Generated<number>;
  remark: Generated<string>;
  /** Addresses, each once a day. */
  visits: Generated<string>;
}

/** Accounts that an agent made for somebody else. */
interface AgentAccounts {
  tenant_id: string;
  member_id: string;
  agent_id: string;
  made_at: Time;
}

/** How many accounts of a rebate an agent may still make. */
interface AgentQuotas {
  tenant_id: string;
  member_id: string;
  /** In hundredths of a percent. */
  rebate: number;
  accounts: number;
}

/** Addresses that have visited a link on a day. */
interface LinkVisits {
  tenant_id: string;
  code_key: string;
  address_key: string;
  day: string;
}

/** How many addresses have visited a code's link on a day. */
interface LinkDays {
  tenant_id: string;
  code_key: string;
  day: string;
  visits: Generated<string>;
}

/** One row a merchant: who changes its tree of agents locks it. */
interface AgentTrees {
  tenant_id: string;
  moved_at: MaybeTime;
}

interface AgentLines {
  tenant_id: string;
  id: Generated<string>;
  agent_id: string;
  /** From the house's agent down to this one. */
  agents: string[];
  created_at: Time;
}

/** Where members stood before they were moved. */
interface LineMoves {
  tenant_id: string;
  member_id: string;
  until: Time;
  line_id: string | null;
}

interface AgentLineAgents {
  tenant_id: string;
  agent_id: string;
  line_id: string;
  /** How many agents stand between it and the line's end; 0 is the line's own. */
  depth: number;
  /** The agent's own line in it: what ends with the agent. */
  own_line_id: string;
}

interface AgentRebates {
  tenant_id: string;
  member_id: string;
  /** In hundredths of a percent. */
  rebate: number;
}

type TeamEventKind = "REGISTRATION" | Exclude<(typeof teamMoneyKinds)[number], "BET" | "WIN">;

interface TeamEvents {
  xid: Generated<string>;
  sequence: Generated<string>;
  tenant_id: string;
  member_id: string;
  line_id: string;
  kind: TeamEventKind;
  currency: string;
  /** In 1/10,000 of the unit; below zero is what leaves the member. */
  amount: ColumnType<string, bigint, never>;
  at: Time;
}

/** How far a stream has been read into the figures of teams. */
interface MeasurePlaces {
  stream: "STAKES" | "EVENTS" | "SNAPSHOT";
  xid: Generated<string>;
  sequence: Generated<string>;
  at: MaybeTime;
  /** The newest transaction at the time of the mark; null between two marks. */
  mark_xid: ColumnType<string | null, never, string>;
  mark_at: MaybeTime;
  /** Nothing of before can come any more. */
  complete_until: MaybeTime;
}

/** Settled stakes that earn nobody anything. */
interface BarredStakes {
  xid: string;
  sequence: string;
  tenant_id: string;
  member_id: string;
  reason: "EXCLUDED" | "OWN_ACCOUNT";
}

/** In 1/10,000 of the unit, written by the functions that measure. */
type Sum = ColumnType<string, bigint | undefined, never>;

/** Sums of a team by hour of the merchant's zone. */
interface AgentHours {
  tenant_id: string;
  agent_id: string;
  line_id: string;
  currency: string;
  hour: Date;
  rounds: Generated<number>;
  stake: Sum;
  win: Sum;
  valid_bet: Sum;
  /** What the stakes that count have left the players: below zero for the house's profit. */
  player_result: Sum;
  deposits: Sum;
  withdrawals: Sum;
  bonuses: Sum;
  rebates: Sum;
  salaries: Sum;
  registrations: Generated<number>;
}

interface AgentDays {
  tenant_id: string;
  agent_id: string;
  currency: string;
  day: string;
  /** Members of the team who staked enough on the day. */
  active: number;
}

/** Sums of a member by day of the merchant's zone and line. */
interface TeamDays {
  tenant_id: string;
  member_id: string;
  day: string;
  line_id: string;
  currency: string;
  rounds: Generated<number>;
  stake: Sum;
  win: Sum;
  valid_bet: Sum;
  /** What the stakes that count have left the players: below zero for the house's profit. */
  player_result: Sum;
  deposits: Sum;
  withdrawals: Sum;
  bonuses: Sum;
  rebates: Sum;
  salaries: Sum;
  deposit_count: Generated<number>;
}

interface TeamSnapshots {
  tenant_id: string;
  agent_id: string;
  currency: string;
  members: number;
  balance: ColumnType<string, never, never>;
}

/** What counts for a merchant's agents, as it is stored. */
export interface AgentSettingsRow {
  /** In hundredths of a percent; null or left out: no rebate needs a quota. */
  readonly quotaFrom?: number | null;
  /** In 1/10,000 of the unit, by currency. */
  readonly activeBet?: Readonly<Record<string, string>>;
}

interface AgentSettings {
  tenant_id: string;
  settings: ColumnType<AgentSettingsRow, string, string>;
  version: number;
}

/** Tables of domain `agent`. */
export interface AgentTables {
  affiliate_codes: AffiliateCodes;
  agent_accounts: AgentAccounts;
  agent_quotas: AgentQuotas;
  link_visits: LinkVisits;
  link_days: LinkDays;
  agent_trees: AgentTrees;
  agent_lines: AgentLines;
  line_moves: LineMoves;
  agent_line_agents: AgentLineAgents;
  agent_rebates: AgentRebates;
  team_events: TeamEvents;
  measure_places: MeasurePlaces;
  barred_stakes: BarredStakes;
  agent_hours: AgentHours;
  agent_days: AgentDays;
  team_days: TeamDays;
  team_snapshots: TeamSnapshots;
  agent_settings: AgentSettings;
}
