import type { ErasedMember } from "../../authentication/EraseMember.ts";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/** Removes a member's limits and times of play, referring rows first; exclusions stay. */
export async function eraseProtection(tx: Db, { tenantId, memberId }: ErasedMember): Promise<void> {
  for (const table of [
    "play_times",
    "asked_stakes",
    "protected_play",
    "protection_limits",
    "protected_members",
  ] as const)
    await tables(tx).deleteFrom(table).where("tenant_id", "=", tenantId).where("member_id", "=", memberId).execute();
}
