import type { ErasedMember } from "../../authentication/EraseMember.ts";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/** Removes what staff noted of a member. */
export async function eraseNotes(tx: Db, { tenantId, memberId }: ErasedMember): Promise<void> {
  for (const table of ["member_remarks"] as const)
    await tables(tx).deleteFrom(table).where("tenant_id", "=", tenantId).where("member_id", "=", memberId).execute();
}
