import type { ColumnType, Generated } from "kysely";
import type { MaybeTime, Time } from "../../db/columns.ts";

interface AffiliateCodes {
  tenant_id: string;
  /** The code in lower case. */
  code_key: string;
  code: string;
  kind: "AFFILIATE" | "REFERRAL";
  member_id: string;
  /** The only domain at which it is valid; null for every domain. */
  domain: string | null;
  enabled: Generated<boolean>;
  created_at: Time;
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

interface AgentLineAgents {
  tenant_id: string;
  agent_id: string;
  line_id: string;
  /** How many agents stand between it and the line's end; 0 is the line's own. */
  depth: number;
}

interface AgentRebates {
  tenant_id: string;
  member_id: string;
  /** In hundredths of a percent. */
  rebate: number;
}

interface TeamEvents {
  xid: Generated<string>;
  sequence: Generated<string>;
  tenant_id: string;
  member_id: string;
  line_id: string;
  kind: "REGISTRATION" | "DEPOSIT" | "WITHDRAWAL" | "BONUS" | "REBATE" | "SALARY";
  currency: string;
  /** In 1/10,000 of the unit; below zero is what leaves the member. */
  amount: ColumnType<string, bigint, never>;
  at: Time;
}

/** Tables of domain `agent`. */
export interface AgentTables {
  affiliate_codes: AffiliateCodes;
  agent_trees: AgentTrees;
  agent_lines: AgentLines;
  agent_line_agents: AgentLineAgents;
  agent_rebates: AgentRebates;
  team_events: TeamEvents;
}
