import type { ErasedMember } from "../../authentication/EraseMember.ts";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/** Takes out of a member's game sessions what names the person; the rounds need the rows. */
export async function eraseSessions(tx: Db, { tenantId, memberId, pseudonym }: ErasedMember): Promise<void> {
  await tables(tx)
    .updateTable("game_sessions")
    .set({ nickname: pseudonym, country: "ZZ" })
    .where("tenant_id", "=", tenantId)
    .where("player_id", "=", memberId)
    .execute();
}
