import type { Db } from "../../../db/Db.ts";
import { getSettings } from "../settingsStore.ts";
import { findTicket, setTaker } from "../ticketStore.ts";
import { findLiveChat, moveLiveChat, type StoredLiveChat } from "./liveChatStore.ts";
import { listThere, listWaitingChats, type LivePerson, noteGiven } from "./liveStaffStore.ts";
import { tellChat } from "./tellChat.ts";

/** The most chats that are given in one transaction: whatever gives next continues. */
const mostGiven = 50;

/** Gives a chat to somebody of staff, and its ticket with it, which is locked. @returns undefined where it has ended meanwhile */
export async function giveChat(
  tx: Db,
  chat: StoredLiveChat,
  person: Pick<LivePerson, "id" | "email">,
): Promise<StoredLiveChat | undefined> {
  const { tenant_id: tenantId, ticket_no: ticketNo } = chat;
  const taken = await moveLiveChat(tx, chat, "take", {
    staff_id: person.id,
    staff_typing_at: null,
    taken_at: chat.taken_at ?? new Date(),
  });
  if (taken === undefined) return undefined;
  await setTaker(tx, { tenantId, ticketNo }, person);
  await noteGiven(tx, tenantId, person.id);
  await tellChat(tx, taken);
  return taken;
}

/** Lets a chat wait again, before those that came later. @returns undefined where nobody of staff has it */
export async function giveBack(tx: Db, chat: StoredLiveChat): Promise<StoredLiveChat | undefined> {
  const { tenant_id: tenantId, ticket_no: ticketNo, begun_at: begun } = chat;
  const back = await moveLiveChat(tx, chat, "release", { staff_id: null, staff_typing_at: null, waits_at: begun });
  if (back === undefined) return undefined;
  await setTaker(tx, { tenantId, ticketNo }, null);
  await tellChat(tx, back);
  return back;
}

/** Who of some people is given a chat in a language: the first who answers in it, else the first of all. */
export const toFirstFor = (people: readonly LivePerson[], language: string): LivePerson | undefined =>
  people.find(({ languages }) => languages.includes(language)) ?? people[0];

/**
 * Gives those that wait to whoever is free, the longest first, each to who answers in its language, and of those to who has the fewest. Call it behind `lockGiving`: two calls would give one person
 * more than the merchant's most.
 */
export async function giveChats(tx: Db, tenantId: string): Promise<void> {
  const { liveAtOnce } = (await getSettings(tx, tenantId)).settings;
  for (const ticketNo of await listWaitingChats(tx, tenantId, mostGiven)) {
    const free = (await listThere(tx, tenantId)).filter(({ chats }) => chats < liveAtOnce);
    if (free.length === 0) return;
    const ticket = await findTicket(tx, { tenantId, ticketNo }, { lock: true });
    const chat = await findLiveChat(tx, { tenantId, ticketNo }, { lock: true });
    const person = ticket === undefined ? undefined : toFirstFor(free, ticket.language);
    if (chat?.state === "WAITING" && person !== undefined) await giveChat(tx, chat, person);
  }
}
