import { hasPermission, type AssignTicket, type TicketStaff } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { publishDeskChange } from "../../events/publishDeskChange.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { listPeopleOf, type StoredPerson } from "../../staff/staffStore.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import type { Db } from "../../db/Db.ts";
import { lockSeen } from "./actOnTicket.ts";
import { giveChat } from "./live/giveChats.ts";
import { findLiveChat, lockGiving } from "./live/liveChatStore.ts";
import { listThere } from "./live/liveStaffStore.ts";
import type { Services } from "./services.ts";
import { setTaker } from "./ticketStore.ts";

/** Who may answer tickets of a merchant now. */
async function listAnswerers(db: Db, { code }: Tenant): Promise<readonly StoredPerson[]> {
  const people = await listPeopleOf(db, code);
  return people.filter(({ state, grants }) => state === "ACTIVE" && hasPermission(grants, code, "tickets.answer"));
}

/** Who answers tickets of the merchant, by name. */
export async function listTicketPeople({ db }: Services, { tenant, session }: MerchantCall): Promise<TicketStaff> {
  const people = await listAnswerers(db, tenant);
  return people.map(({ id, name }) => ({ id, name, isMe: id === session.person.id }));
}

/**
 * Gives a ticket to a colleague; whoever is given one with a live chat that goes on is in the chat then, and has to be there.
 * @throws Refusal `ticket.unknown`, `state.changed` also for one that is over, `ticket.assignee`, `live.chat.away`
 */
export async function assignTicketOf({ db }: Services, call: MerchantCall, request: AssignTicket): Promise<void> {
  const { id, to } = request;
  const tenantId = call.tenant.id;
  const person = (await listAnswerers(db, call.tenant)).find((each) => each.id === to);
  if (person === undefined) throw new Refusal("ticket.assignee");
  await transact(db, async (tx) => {
    await lockGiving(tx, tenantId);
    const before = await lockSeen(tx, call, request);
    if (before.state === "CLOSED" || before.state === "MERGED") throw new Refusal("state.changed");
    if (before.taken_by === person.id) return;
    const key = { tenantId, ticketNo: id };
    const chat = await findLiveChat(tx, key, { lock: true });
    if (chat !== undefined && chat.state !== "ENDED") {
      if (!(await listThere(tx, tenantId)).some((each) => each.id === to)) throw new Refusal("live.chat.away");
      await giveChat(tx, chat, person);
    } else await setTaker(tx, key, person);
    await publishDeskChange(tx, tenantId, "StaffTickets");
    await call.audit(tx, {
      action: "assign ticket",
      subject: id,
      before: { takenBy: before.taken_email },
      after: { takenBy: person.email },
    });
  });
}
