import { canTransition, ticketStates } from "@marquee/contract";
import type { MergeTicket } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { Refusal } from "../../http/Refusal.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { lockSeen, lockTicket, requireMoved } from "./actOnTicket.ts";
import { moveLines } from "./lineStore.ts";
import { endChat } from "./live/endChat.ts";
import type { Services } from "./services.ts";
import { tellPages } from "./tellPages.ts";
import { moveTicket, type StoredTicket } from "./ticketStore.ts";

/** Whether two tickets are of one member, or of one mail address. */
const isSameWriter = (one: StoredTicket, other: StoredTicket): boolean =>
  one.member_id === other.member_id && one.guest_key === other.guest_key;

/**
 * Moves what was written in a ticket into another one of the same writer that is not closed, and ends it. Two that are merged into each other at once
 * are locked in the order of their numbers, and the second is told.
 * @throws Refusal `ticket.unknown`, `state.changed`, `ticket.merge`
 */
export async function mergeTicketOf({ db }: Services, call: MerchantCall, request: MergeTicket): Promise<void> {
  const { id, into } = request;
  const tenantId = call.tenant.id;
  if (id === into) throw new Refusal("ticket.merge");
  await transact(db, async (tx) => {
    if (into < id) await lockTicket(tx, call, into);
    const before = await lockSeen(tx, call, request);
    const target = await lockTicket(tx, call, into);
    if (!isSameWriter(target, before) || !canTransition(ticketStates, target.state, "merge"))
      throw new Refusal("ticket.merge");
    requireMoved(await moveTicket(tx, before, "merge", { merged_into: into }));
    // What the writer has written and nobody has answered waits where it stands now.
    if (before.state !== "ANSWERED") await moveTicket(tx, target, "write");
    await endChat(tx, { tenantId, ticketNo: id }, "STAFF");
    await moveLines(tx, { tenantId, ticketNo: id }, into);
    await tellPages(tx, { tenantId, memberId: before.member_id });
    await call.audit(tx, {
      action: "merge ticket",
      subject: id,
      before: { state: before.state },
      after: { state: "MERGED", into },
    });
  });
}
