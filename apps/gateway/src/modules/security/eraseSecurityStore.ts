import type { ErasedMember } from "../../authentication/EraseMember.ts";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/** Removes a member's former passwords, exports and documents. */
export async function eraseSecurity(tx: Db, { tenantId, memberId }: ErasedMember): Promise<void> {
  for (const table of ["password_history", "data_exports", "identity_checks"] as const)
    await tables(tx).deleteFrom(table).where("tenant_id", "=", tenantId).where("member_id", "=", memberId).execute();
}
