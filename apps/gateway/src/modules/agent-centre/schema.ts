import type { Time } from "../../db/columns.ts";

/** What an agent notes of a member, for itself. */
interface AgentRemarks {
  tenant_id: string;
  agent_id: string;
  member_id: string;
  remark: string;
  written_at: Time;
}

/** Tables of the module `agent-centre`. */
export interface AgentCentreTables {
  agent_remarks: AgentRemarks;
}
