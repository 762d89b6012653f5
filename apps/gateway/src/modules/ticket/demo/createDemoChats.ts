import type { BrandDemo } from "@marquee/whitelabel/brand";
import { sql } from "kysely";
import type { Db } from "../../../db/Db.ts";
import { uuidv7 } from "../../../db/uuidv7.ts";
import { createOrderNo } from "../../../orders/createOrderNo.ts";
import { insertLine } from "../lineStore.ts";
import { findLiveChat, insertLiveChat, moveLiveChat, rate } from "../live/liveChatStore.ts";
import { insertTicket, moveTicket } from "../ticketStore.ts";

/** Who of staff is in the demo's chats. */
const person = { id: "demo", name: "Demo" };

/** Stores live chats of demo players who have no ticket yet; one that ends is settled with its ticket. */
export async function createDemoChats(
  db: Db,
  tenantId: string,
  chats: NonNullable<BrandDemo["liveChats"]>,
): Promise<void> {
  const { rows: players } = await sql<{ id: string }>`
    select id from members m where tenant_id = ${tenantId} and registered_from = 'seed' and kind = 0
      and not exists (select from tickets t where t.tenant_id = m.tenant_id and t.member_id = m.id)
    order by username_key limit ${chats.length}`.execute(db);
  for (const [index, { id: memberId }] of players.entries()) {
    const chat = chats[index];
    if (chat === undefined) continue;
    const member = { tenantId, memberId };
    const key = { tenantId, ticketNo: createOrderNo("S") };
    await insertTicket(db, {
      tenant_id: tenantId,
      ticket_no: key.ticketNo,
      member_id: memberId,
      category: "SUPPORT",
      title: chat.lines[0]?.text.slice(0, 60) ?? "",
      contact: "",
      language: "EN",
    });
    for (const { by, text } of chat.lines)
      await insertLine(db, {
        ...key,
        id: uuidv7(),
        memberId,
        author: by === "STAFF" ? person.name : null,
        content: text,
      });
    await insertLiveChat(db, member, key.ticketNo);
    const waiting = await findLiveChat(db, key);
    if (waiting === undefined || chat.state === "WAITING") continue;
    const taken = await moveLiveChat(db, waiting, "take", { staff_id: person.id, taken_at: new Date() });
    if (taken === undefined) continue;
    await moveLiveChat(db, taken, "end", { ended_at: new Date(), ended_by: "MEMBER" });
    if (chat.stars !== undefined) await rate(db, member, key.ticketNo, { stars: chat.stars, comment: "" });
    await moveTicket(db, { tenant_id: tenantId, ticket_no: key.ticketNo, state: "OPEN" }, "close", {
      closed_at: new Date(),
      closed_by: "MEMBER",
    });
  }
}
