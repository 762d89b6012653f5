import type { ErasedMember } from "../authentication/EraseMember.ts";
import type { Db } from "../db/Db.ts";
import { tables } from "./tables.ts";

/** Removes a member's inbox, and the messages to the member's mailbox and phone. */
export async function eraseMessages(tx: Db, { tenantId, memberId, recipients }: ErasedMember): Promise<void> {
  await tables(tx)
    .deleteFrom("inbox_messages")
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .execute();
  if (recipients.length > 0)
    await tables(tx)
      .deleteFrom("outgoing_messages")
      .where("tenant_id", "=", tenantId)
      .where("recipient", "in", recipients)
      .execute();
}
