import type {
  ListStaffTickets,
  StaffTicket,
  StaffTicketList,
  StaffTicketSheet,
  TicketGuest,
} from "@marquee/contract/staff";
import { Type } from "typebox";
import type { Db } from "../../db/Db.ts";
import { toUsernameKey } from "../../authentication/toUsernameKey.ts";
import { encodeCursor, requireCursor } from "../../http/cursor.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { toStaffReader } from "../../staff/toStaffReader.ts";
import { findMemberByName } from "../auth/index.ts";
import { openGuest, toGuestKey } from "./guest.ts";
import { listLines, listNotes } from "./lineStore.ts";
import { findLiveChat } from "./live/liveChatStore.ts";
import { isRecent, memberThereTime } from "./live/isRecent.ts";
import type { Services } from "./services.ts";
import { findListed, findTicket, type ListedTicket, listOthers, listTickets, type TicketKey } from "./ticketStore.ts";

const pageSize = 50;

/** Where the next page begins. */
const Place = Type.Object({
  at: Type.Integer({ minimum: 0, maximum: 8_640_000_000_000 }),
  id: Type.String({ pattern: "^[A-Z0-9]{5,40}$" }),
});

const toStaffTicket = (row: ListedTicket): StaffTicket => ({
  id: row.ticket_no,
  version: row.version,
  category: row.category,
  title: row.title,
  state: row.state,
  memberId: row.member_id,
  username: row.username,
  takenBy: row.taken_email,
  createdAt: row.created_at.getTime(),
  changedAt: row.changed_at.getTime(),
});

/** Which tickets were shown is written down. @throws Refusal `request.invalid` for a cursor that this list did not make */
export async function listStaff(
  services: Services,
  call: MerchantCall,
  { state, waits, category, mine, search: typed, memberId, cursor }: ListStaffTickets,
): Promise<StaffTicketList> {
  const after = requireCursor(Place, cursor);
  const takenBy = mine === undefined ? undefined : call.session.person.id;
  const search = typed?.trim();
  const guestKey = search?.includes("@") === true ? toGuestKey(services, call.tenant.id, search) : undefined;
  const filter = {
    state,
    waits: waits !== undefined,
    category,
    takenBy,
    search,
    memberId,
    guestKey,
    after,
    limit: pageSize + 1,
  };
  const { db } = services;
  const rows = await listTickets(db, call.tenant.id, filter);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  if (shown.length > 0)
    await call.audit(db, {
      action: "read tickets",
      subject: "",
      after: { tickets: shown.map((row) => row.ticket_no) },
    });
  return {
    items: shown.map(toStaffTicket),
    next: last === undefined ? null : encodeCursor({ at: last.changed_at.getTime(), id: last.ticket_no }),
  };
}

/** The live chat in a ticket as staff see it; null for none. */
async function readLive(db: Db, key: TicketKey): Promise<StaffTicketSheet["live"]> {
  const chat = await findLiveChat(db, key);
  if (chat === undefined) return null;
  return {
    state: chat.state,
    isMemberTyping: isRecent(chat.member_typing_at),
    memberReadAt: chat.member_read_at?.getTime() ?? null,
    isMemberThere: chat.state !== "ENDED" && isRecent(chat.member_seen_at, memberThereTime),
    since: chat.begun_at.getTime(),
    stars: chat.stars,
    comment: chat.comment,
  };
}

/** Who has written without logging in; the member of the name that was typed is asked at each reading. */
async function toGuest(services: Services, row: ListedTicket): Promise<TicketGuest | null> {
  const guest = openGuest(services, row);
  if (guest === null) return null;
  const { tenant_id: tenantId, earlier_no: id } = row;
  const member =
    guest.username === "" ? undefined : await findMemberByName(services.db, tenantId, toUsernameKey(guest.username));
  const earlier = id === null ? undefined : await findTicket(services.db, { tenantId, ticketNo: id });
  return {
    email: guest.email,
    name: guest.name,
    username: guest.username,
    memberId: member?.id ?? null,
    earlier: id === null ? null : { id, isKnown: earlier !== undefined },
  };
}

/** One ticket with what was written, notes of staff in their place. */
export async function readSheet(
  services: Services,
  { tenant, session }: MerchantCall,
  ticketNo: string,
): Promise<StaffTicketSheet> {
  const { db, fileLinks } = services;
  const key = { tenantId: tenant.id, ticketNo };
  const row = await findListed(db, key);
  if (row === undefined) throw new Refusal("ticket.unknown");
  const reader = toStaffReader(session, tenant);
  const lines = (await listLines(db, key)).map((line) => ({
    id: line.id,
    by: line.is_staff ? ("STAFF" as const) : ("MEMBER" as const),
    author: line.author,
    content: line.content,
    pictures: line.images.map((image) => fileLinks.create(reader, image, `/staff/files/${tenant.code}`)),
    at: line.at.getTime(),
  }));
  const notes = (await listNotes(db, key)).map((note) => ({
    id: note.id,
    by: "NOTE" as const,
    author: note.author,
    content: note.content,
    pictures: [],
    at: note.at.getTime(),
  }));
  const others = await listOthers(db, row);
  return {
    ...toStaffTicket(row),
    language: row.language,
    contact: row.contact,
    guest: await toGuest(services, row),
    lines: [...lines, ...notes].toSorted((a, b) => a.at - b.at),
    isMine: row.taken_by === session.person.id,
    closedBy: row.closed_by,
    closeReason: row.close_reason,
    mergedInto: row.merged_into,
    live: await readLive(db, key),
    others: others.map(({ ticket_no: id, title }) => ({ id, title })),
  };
}

/** The like; that it was looked at is written down. @throws Refusal `ticket.unknown` */
export async function showStaff(services: Services, call: MerchantCall, ticketNo: string): Promise<StaffTicketSheet> {
  const sheet = await readSheet(services, call, ticketNo);
  // Whoever talks in it looks at it all the time, and that it was given to them is written down.
  if (sheet.isMine && sheet.live !== null && sheet.live.state !== "ENDED") return sheet;
  await call.audit(services.db, {
    action: "read ticket",
    subject: ticketNo,
    after: sheet.guest === null ? { member: sheet.username } : { guest: true },
  });
  return sheet;
}
