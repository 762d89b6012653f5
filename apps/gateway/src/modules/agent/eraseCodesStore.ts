import type { ErasedMember } from "../../authentication/EraseMember.ts";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/** Removes a member's invitation codes. */
export async function eraseCodes(tx: Db, { tenantId, memberId }: ErasedMember): Promise<void> {
  for (const table of ["affiliate_codes"] as const)
    await tables(tx).deleteFrom(table).where("tenant_id", "=", tenantId).where("member_id", "=", memberId).execute();
}
