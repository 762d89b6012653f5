import type { LiveChat, LiveChatDesk, RateLiveChat, SignalLiveChat, StartLiveChat } from "@marquee/contract";
import { transact } from "@marquee/database";
import type { Db } from "../../../db/Db.ts";
import { type Call, requireSession } from "../../../http/Call.ts";
import { Refusal } from "../../../http/Refusal.ts";
import { prepareTicket } from "../openTicket.ts";
import type { Services } from "../services.ts";
import { getSettings } from "../settingsStore.ts";
import { tellPages } from "../tellPages.ts";
import { findTicket, moveTicket } from "../ticketStore.ts";
import { endChat } from "./endChat.ts";
import { giveChats } from "./giveChats.ts";
import { isRecent } from "./isRecent.ts";
import {
  countPlace,
  findLiveChat,
  findNewest,
  insertLiveChat,
  lockGiving,
  rate,
  signalAsMember,
  type StoredLiveChat,
} from "./liveChatStore.ts";
import { getTalkSeconds, isOpenNow, listThere } from "./liveStaffStore.ts";
import { tellDesk } from "./tellChat.ts";

/** What whoever is given a chat at once is told to wait. */
const leastWait = 30;

function toLiveChat(chat: StoredLiveChat, place: number): LiveChat {
  return {
    id: chat.ticket_no,
    state: chat.state,
    place,
    isStaffTyping: isRecent(chat.staff_typing_at),
    staffReadAt: chat.staff_read_at?.getTime() ?? null,
    endedBy: chat.ended_by,
    wasTaken: chat.taken_at !== null,
    stars: chat.stars,
  };
}

/** Players alone have live chats (CH-06, CH-07); a time-out or an exclusion keeps nobody from support. @throws Refusal `chat.agent.refused` */
function requirePlayer(call: Call) {
  const session = requireSession(call);
  if (session.kind !== 0) throw new Refusal("chat.agent.refused");
  return session;
}

/** Whether support is there, and the caller's live chat. */
export async function readDesk({ db }: Services, call: Call): Promise<LiveChatDesk> {
  const key = requirePlayer(call);
  const { settings } = await getSettings(db, call.tenant.id);
  const [isOpen, people, chat] = [
    await isOpenNow(db, settings.liveHours, call.tenant.timeZone),
    await listThere(db, call.tenant.id),
    await findNewest(db, key),
  ];
  const place = chat?.state === "WAITING" ? await countPlace(db, chat) : 0;
  const isFree = people.some(({ chats }) => chats < settings.liveAtOnce);
  // Each of staff ends as many chats in this time as one has at once.
  const talk = isFree ? 0 : await getTalkSeconds(db, call.tenant.id);
  const wait = (talk * Math.max(1, place)) / Math.max(1, people.length * settings.liveAtOnce);
  return {
    isOpen,
    isStaffed: people.length > 0,
    waitSeconds: people.length === 0 ? null : Math.min(86_400, Math.max(leastWait, Math.ceil(wait))),
    chat: chat === undefined ? null : toLiveChat(chat, place),
  };
}

/**
 * Prepares a question to support; the returned effect stores it as a ticket, and as a live chat where the timetable says so and somebody is there.
 * @throws Refusal as `prepareTicket`, `chat.agent.refused`, `live.chat.open`
 */
export async function prepareChat(services: Services, call: Call, request: StartLiveChat) {
  const key = requirePlayer(call);
  const { tenant } = call;
  const store = await prepareTicket(services, call, { ...request, category: "SUPPORT" }, { minWords: 1 });
  return async (tx: Db): Promise<{ readonly id: string; readonly isLive: boolean }> => {
    await lockGiving(tx, tenant.id);
    const before = await findNewest(tx, key);
    if (before !== undefined && before.state !== "ENDED") throw new Refusal("live.chat.open");
    const { id } = await store(tx);
    const { settings } = await getSettings(tx, tenant.id);
    const people = await listThere(tx, tenant.id);
    if (people.length === 0 || !(await isOpenNow(tx, settings.liveHours, tenant.timeZone)))
      return { id, isLive: false };
    await insertLiveChat(tx, key, id);
    await giveChats(tx, tenant.id);
    await tellDesk(tx, tenant.id);
    return { id, isLive: true };
  };
}

/** Notes that the caller is at the chat, reads and types; a chat that has ended is not changed. */
export async function signalOwn({ db }: Services, call: Call, { id, ...signal }: SignalLiveChat): Promise<void> {
  const key = requirePlayer(call);
  if ((await signalAsMember(db, key, id, signal)) === true) await tellDesk(db, key.tenantId);
}

/**
 * Ends the caller's chat: with staff the question is settled, and its ticket closed; a question that nobody has taken stays.
 * @throws Refusal `ticket.unknown`
 */
export async function endOwn({ db }: Services, call: Call, ticketNo: string): Promise<void> {
  const { tenantId, memberId } = requirePlayer(call);
  const key = { tenantId, ticketNo };
  await transact(db, async (tx) => {
    await lockGiving(tx, tenantId);
    const ticket = await findTicket(tx, key, { memberId, lock: true });
    if (ticket === undefined || (await findLiveChat(tx, key)) === undefined) throw new Refusal("ticket.unknown");
    const ended = await endChat(tx, key, "MEMBER");
    if (ended === undefined) return;
    if (ended.taken_at !== null) await moveTicket(tx, ticket, "close", { closed_at: new Date(), closed_by: "MEMBER" });
    await tellPages(tx, { tenantId, memberId });
    await giveChats(tx, tenantId);
  });
}

/** Rates the caller's ended chat, once: what was said first stays. @throws Refusal `ticket.unknown` for one that is not the caller's or has not ended */
export async function rateOwn({ db }: Services, call: Call, { id, stars, comment = "" }: RateLiveChat): Promise<void> {
  const key = requirePlayer(call);
  const said = { stars, comment: comment.trim() };
  if (await rate(db, key, id, said)) return tellDesk(db, key.tenantId);
  const chat = await findLiveChat(db, { tenantId: key.tenantId, ticketNo: id }, { memberId: key.memberId });
  if (chat === undefined || chat.state !== "ENDED") throw new Refusal("ticket.unknown");
}
