import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { publishDeskChange } from "../../events/publishDeskChange.ts";
import { publishEvent } from "../../events/publishEvent.ts";

/** Tells the member's open pages, and those of the back office, that a ticket has changed. */
export async function tellPages(tx: Db, { tenantId, memberId }: MemberKey): Promise<void> {
  await publishEvent(tx, { tenantId, memberId, kind: "ticket" });
  await publishDeskChange(tx, tenantId, "StaffTickets");
}
