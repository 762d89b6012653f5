import type { ErasedMember } from "../../authentication/EraseMember.ts";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/** Takes out why a member was kept from games; that it was so stays. */
export async function eraseReasons(tx: Db, { tenantId, memberId }: ErasedMember): Promise<void> {
  await tables(tx)
    .updateTable("play_restrictions")
    .set({ reason: "" })
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .execute();
}
