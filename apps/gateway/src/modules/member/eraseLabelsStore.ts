import type { ErasedMember } from "../../authentication/EraseMember.ts";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/** Takes a member's labels away. */
export async function eraseLabels(tx: Db, { tenantId, memberId }: ErasedMember): Promise<void> {
  for (const table of ["member_labels"] as const)
    await tables(tx).deleteFrom(table).where("tenant_id", "=", tenantId).where("member_id", "=", memberId).execute();
}
