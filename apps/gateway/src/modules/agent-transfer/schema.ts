import type { TransferSettings } from "@marquee/contract/staff";
import type { ColumnType, JSONColumnType } from "kysely";
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

interface AgentTransferSettings {
  tenant_id: string;
  currency: string;
  settings: JSONColumnType<TransferSettings>;
  version: number;
}

/** Tables of transfers along the tree. */
export interface AgentTransferTables {
  agent_transfers: AgentTransfers;
  agent_transfer_settings: AgentTransferSettings;
}
