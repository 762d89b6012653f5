import type {
  HandOverLiveChat,
  SetLiveChatPresence,
  SignalStaffLiveChat,
  StaffLiveChats,
  WriteLiveChat,
} from "@marquee/contract/staff";
import { isLanguageCode, defaultLanguage } from "@marquee/contract";
import { transact } from "@marquee/database";
import type { Db } from "../../../db/Db.ts";
import { Refusal } from "../../../http/Refusal.ts";
import type { MerchantCall } from "../../../staff/StaffCall.ts";
import { lockTicket, requireMoved } from "../actOnTicket.ts";
import { findLineTicket, insertLine } from "../lineStore.ts";
import type { Services } from "../services.ts";
import { getSettings } from "../settingsStore.ts";
import { tellWriter } from "../tellWriter.ts";
import { tellPages } from "../tellPages.ts";
import { moveTicket } from "../ticketStore.ts";
import { requireAnswerPictures } from "../answerPictures.ts";
import { endChat } from "./endChat.ts";
import { enterChat } from "./enterChat.ts";
import { giveBack, giveChat, giveChats, toFirstFor } from "./giveChats.ts";
import { isRecent, memberThereTime } from "./isRecent.ts";
import { findLiveChat, lockGiving, signalAsStaff, type StoredLiveChat } from "./liveChatStore.ts";
import { isOpenNow, listOpenChats, listThere, putPresence, removePresence } from "./liveStaffStore.ts";
import { tellDesk, tellMemberPages } from "./tellChat.ts";

/** The live chats that have not ended, and who is there for them. */
export async function listChats({ db }: Services, { tenant, session }: MerchantCall): Promise<StaffLiveChats> {
  const { person } = session;
  const { settings } = await getSettings(db, tenant.id);
  const chats = await listOpenChats(db, tenant.id, person.id);
  return {
    isOpen: await isOpenNow(db, settings.liveHours, tenant.timeZone),
    people: (await listThere(db, tenant.id))
      .map(({ id, name, chats: count }) => ({ id, name, chats: count, isMe: id === person.id }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
    chats: chats.map(({ ticketNo: id, staffId, language, since, ...rest }) => ({
      ...rest,
      id,
      language: isLanguageCode(language) ? language : defaultLanguage,
      isMine: staffId === person.id,
      since: since.getTime(),
    })),
  };
}

/** Notes that the caller is there for live chats, who is given those that wait, or no longer; the caller's chats stay until they are handed over. */
export async function setPresence(
  { db }: Services,
  call: MerchantCall,
  { isThere }: SetLiveChatPresence,
): Promise<Record<string, never>> {
  const { id: tenantId } = call.tenant;
  const { person } = call.session;
  await transact(db, async (tx) => {
    await lockGiving(tx, tenantId);
    const isNew = isThere ? await putPresence(tx, tenantId, person) : await removePresence(tx, tenantId, person.id);
    if (isThere) await giveChats(tx, tenantId);
    if (!isNew) return;
    await tellDesk(tx, tenantId);
    await call.audit(tx, { action: "live chat presence", subject: person.email, after: { isThere } });
  });
  return {};
}

/** The live chat of a locked ticket, which has not ended. @throws Refusal `state.changed` */
async function requireOpen(tx: Db, tenantId: string, ticketNo: string): Promise<StoredLiveChat> {
  const chat = await findLiveChat(tx, { tenantId, ticketNo }, { lock: true });
  if (chat === undefined || chat.state === "ENDED") throw new Refusal("state.changed");
  return chat;
}

/**
 * Writes in a live chat, once for an id. A member whose page is closed is told in the inbox, of the first of several lines.
 * @throws Refusal `ticket.unknown`; `state.changed` for a chat that has ended; `live.chat.taken` for one that a colleague has; `fields`
 */
export async function writeChat(
  services: Services,
  call: MerchantCall,
  { id, lineId, content, images = [] }: WriteLiveChat,
): Promise<void> {
  const tenantId = call.tenant.id;
  const { person } = call.session;
  await transact(services.db, async (tx) => {
    const before = await lockTicket(tx, call, id);
    if ((await findLineTicket(tx, tenantId, lineId)) === id) return;
    const chat = await requireOpen(tx, tenantId, id);
    await requireAnswerPictures(tx, before, images);
    await enterChat(tx, person, chat);
    const ticket = requireMoved(await moveTicket(tx, before, "answer", { answered_at: new Date(), warned_at: null }));
    const line = { tenantId, ticketNo: id, id: lineId, memberId: ticket.member_id, content: content.trim(), images };
    if (!(await insertLine(tx, { ...line, author: person.name }))) throw new Refusal("state.changed");
    if (before.state !== "ANSWERED" && !isRecent(chat.member_seen_at, memberThereTime))
      await tellWriter(tx, services, ticket, "ticket.answered");
    await tellPages(tx, { tenantId, memberId: ticket.member_id });
    await call.audit(tx, { action: "answer live chat", subject: id, after: { line: lineId } });
  });
}

/** Notes that the caller, who has the chat, reads and types. */
export async function signalChat(
  { db }: Services,
  { tenant, session }: MerchantCall,
  { id, ...signal }: SignalStaffLiveChat,
): Promise<Record<string, never>> {
  const told = await signalAsStaff(db, { tenantId: tenant.id, ticketNo: id }, session.person.id, signal);
  if (told?.isNew === true) await tellMemberPages(db, tenant.id, told.memberId);
  return {};
}

/**
 * Hands a chat over to a colleague, or back to whoever is free, but for the caller where somebody else is there.
 * @throws Refusal `ticket.unknown`, `state.changed`, `live.chat.away`
 */
export async function handOver({ db }: Services, call: MerchantCall, { id, to }: HandOverLiveChat): Promise<void> {
  const tenantId = call.tenant.id;
  await transact(db, async (tx) => {
    await lockGiving(tx, tenantId);
    const before = await lockTicket(tx, call, id);
    const chat = await requireOpen(tx, tenantId, id);
    const people = await listThere(tx, tenantId);
    const others = people.filter((each) => each.id !== chat.staff_id);
    const person = to === null ? toFirstFor(others, before.language) : people.find((each) => each.id === to);
    if (to !== null && person === undefined) throw new Refusal("live.chat.away");
    if (person === undefined) await giveBack(tx, chat);
    else await giveChat(tx, chat, person);
    await call.audit(tx, {
      action: "hand over live chat",
      subject: id,
      before: { takenBy: before.taken_email },
      after: { takenBy: person?.email ?? null },
    });
  });
}

/** Ends a chat; its ticket stays. @throws Refusal `ticket.unknown`, `state.changed` */
export async function endStaffChat({ db }: Services, call: MerchantCall, ticketNo: string): Promise<void> {
  const tenantId = call.tenant.id;
  await transact(db, async (tx) => {
    await lockGiving(tx, tenantId);
    await lockTicket(tx, call, ticketNo);
    const chat = await endChat(tx, { tenantId, ticketNo }, "STAFF");
    if (chat === undefined) throw new Refusal("state.changed");
    await giveChats(tx, tenantId);
    await call.audit(tx, { action: "end live chat", subject: ticketNo });
  });
}
