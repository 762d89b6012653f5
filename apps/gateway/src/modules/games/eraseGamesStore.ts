import type { ErasedMember } from "../../authentication/EraseMember.ts";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/** Removes a member's favourites and recent games. */
export async function eraseGames(tx: Db, { tenantId, memberId }: ErasedMember): Promise<void> {
  for (const table of ["favourites", "recent_games"] as const)
    await tables(tx).deleteFrom(table).where("tenant_id", "=", tenantId).where("member_id", "=", memberId).execute();
}
