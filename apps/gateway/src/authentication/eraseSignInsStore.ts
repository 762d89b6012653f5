import type { ErasedMember } from "./EraseMember.ts";
import type { Db } from "../db/Db.ts";
import { tables } from "./tables.ts";

/** Removes a member's sessions and ways to sign in. */
export async function eraseSignIns(tx: Db, { tenantId, memberId }: ErasedMember): Promise<void> {
  for (const table of [
    "sessions",
    "login_challenges",
    "recovery_codes",
    "second_factors",
    "known_networks",
    "social_identities",
    "password_resets",
    "login_codes",
    "passkeys",
  ] as const)
    await tables(tx).deleteFrom(table).where("tenant_id", "=", tenantId).where("member_id", "=", memberId).execute();
}
