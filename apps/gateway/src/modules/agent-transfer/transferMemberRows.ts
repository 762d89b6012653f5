import { sql } from "kysely";
import type { MemberTable } from "../../authentication/MemberTable.ts";

/** A member's file has what was sent and received; a deletion keeps it, as all records of money. */
export const transferRows: MemberTable = {
  table: "agent_transfers",
  erasure: "kept",
  part: "teamTransfers",
  columns: sql`transfer_id, side, direction, currency, amount, note, created_at`,
  key: sql`created_at || transfer_id || side`,
};
