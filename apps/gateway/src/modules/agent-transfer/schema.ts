import type { ColumnType } from "kysely";
import type { Time } from "../../db/columns.ts";

/** One of the two sides of a transfer. */
interface AgentTransfers {
  tenant_id: string;
  transfer_id: string;
  side: "OUT" | "IN";
  member_id: string;
  other_id: string;
  direction: "UP" | "DOWN";
  currency: string;
  /** In 1/10,000 of the unit. */
  amount: ColumnType<string, bigint, never>;
  note: string;
  created_at: Time;
}

/** Tables of transfers along the tree. */
export interface AgentTransferTables {
  agent_transfers: AgentTransfers;
}
