import type { ErasedMember } from "../../authentication/EraseMember.ts";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/** Removes a member's bank accounts; withdrawals stay without them. */
export async function eraseAccounts(tx: Db, { tenantId, memberId }: ErasedMember): Promise<void> {
  for (const table of ["withdrawal_accounts"] as const)
    await tables(tx).deleteFrom(table).where("tenant_id", "=", tenantId).where("member_id", "=", memberId).execute();
}
