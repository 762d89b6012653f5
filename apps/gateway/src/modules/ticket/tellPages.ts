import type { Db } from "../../db/Db.ts";
import { publishDeskChange } from "../../events/publishDeskChange.ts";
import { publishEvent } from "../../events/publishEvent.ts";

/** Tells the member's open pages, where it is a member's, and those of the back office that a ticket has changed. */
export async function tellPages(
  tx: Db,
  { tenantId, memberId }: { readonly tenantId: string; readonly memberId: string | null },
): Promise<void> {
  if (memberId !== null) await publishEvent(tx, { tenantId, memberId, kind: "ticket" });
  await publishDeskChange(tx, tenantId, "StaffTickets");
}
