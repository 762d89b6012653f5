import type { Db } from "../../../db/Db.ts";
import { publishDeskChange } from "../../../events/publishDeskChange.ts";
import { publishEvent } from "../../../events/publishEvent.ts";
import type { StoredLiveChat } from "./liveChatStore.ts";

/** Tells the member's open pages that something of the live chat has changed. */
export const tellMemberPages = (tx: Db, tenantId: string, memberId: string): Promise<void> =>
  publishEvent(tx, { tenantId, memberId, kind: "live.chat" });

/** Tells the open pages of the back office that a live chat has changed: its ticket, and the list. */
export async function tellDesk(tx: Db, tenantId: string): Promise<void> {
  await publishDeskChange(tx, tenantId, "LiveChats");
  await publishDeskChange(tx, tenantId, "StaffTickets");
}

/** Tells both. */
export async function tellChat(tx: Db, { tenant_id: tenantId, member_id: memberId }: StoredLiveChat): Promise<void> {
  await tellMemberPages(tx, tenantId, memberId);
  await tellDesk(tx, tenantId);
}
