import type { ErasedMember } from "../../authentication/EraseMember.ts";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/** Removes the hashes of what a member's profile holds; the profile itself is made anonymous (`makeAnonymous`). */
export async function eraseTraits(tx: Db, { tenantId, memberId }: ErasedMember): Promise<void> {
  for (const table of ["member_traits"] as const)
    await tables(tx).deleteFrom(table).where("tenant_id", "=", tenantId).where("member_id", "=", memberId).execute();
}
