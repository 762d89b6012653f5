import {
  chatHeaderColor,
  type ChatMessage,
  type ChatPerson,
  type ChatRooms,
  type ChatUrl,
  type ChatUrlRequest,
  getJurisdictionRules,
} from "@marquee/contract";
import { type Call, requireSession } from "../../http/Call.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { isExcluded } from "../protection/index.ts";
import { listOwnRooms } from "./enterRoom.ts";
import { findLastUnread, toLine, toShownName } from "./lineStore.ts";
import { findPerson, findSilence, getPerson, listMuted, type NamedPerson } from "./peopleStore.ts";
import { makeLanguageRooms, type ReadRoom } from "./roomStore.ts";
import { requireChatter } from "./requireChatter.ts";
import { countOutside, mostUnread, toVisitor } from "./outsideChat.ts";
import type { Services } from "./services.ts";

const toPerson = (person: NamedPerson, house: string): ChatPerson => ({
  personId: person.personId,
  name: toShownName(person, house),
});

const sumUnread = (rooms: readonly ReadRoom[]): number =>
  Math.min(
    mostUnread,
    rooms.reduce((sum, { unread }) => sum + unread, 0),
  );

/** Where the chat of the site stands, with what its header says (CH-03, EN-26): our page, or that of the merchant's chat system. @throws Refusal as {@link countOutside} */
export async function readUrl(services: Services, call: Call, request: ChatUrlRequest): Promise<ChatUrl> {
  const session = requireSession(call);
  const { title, language = call.language, headerColor = chatHeaderColor } = request;
  const chat = services.outsideChats.get(call.tenant.code);
  if (chat !== undefined) {
    await requireChatter(services.db, session);
    const visitor = await toVisitor(services.db, call.tenant, session, language);
    const unReadCount = await countOutside(services, chat, visitor.id);
    const place = { site: call.origin, title, headerColor };
    return { chatUrl: await chat.createAddress(visitor, place), unReadCount };
  }
  const rooms = await listOwnRooms(services.db, call.tenant, session);
  const query = new URLSearchParams({ ...(title === undefined ? {} : { title }), language, headerColor });
  return { chatUrl: `${call.origin}/chat?${query.toString()}`, unReadCount: sumUnread(rooms) };
}

/**
 * How many lines wait for the caller in the rooms that are opened before, and the newest of them (CH-04). Pages ask by themselves: who takes a pause
 * from play is told of none, in place of a refusal that nobody has caused. @throws Refusal as {@link countOutside}
 */
export async function readUnread(services: Services, call: Call): Promise<ChatMessage> {
  const { db } = services;
  const session = requireSession(call);
  if (session.kind === 0 && (await isExcluded(db, session))) return { unReadCount: 0, last: null };
  const chat = services.outsideChats.get(call.tenant.code);
  if (chat !== undefined) {
    await requireChatter(db, session);
    // Of who has never opened it the other system knows nothing.
    const person = await findPerson(db, session);
    const unReadCount = person === undefined ? 0 : await countOutside(services, chat, person.personId);
    return { unReadCount, last: null };
  }
  const rooms = await listOwnRooms(db, call.tenant, session);
  const waiting = rooms.filter(({ unread }) => unread > 0).map(({ id }) => id);
  const last = waiting.length === 0 ? undefined : await findLastUnread(db, session, waiting);
  return { unReadCount: sumUnread(rooms), last: last === undefined ? null : toLine(last, call.tenant.name) };
}

/** Whether members may give each other money in rooms; who may do so is asked at the act. */
const hasTips = ({ modules, jurisdiction }: Tenant): boolean =>
  modules.has("TIPS3") && getJurisdictionRules(jurisdiction).tips;

/** The rooms of the caller, the one of the caller's language first. */
export async function readRooms({ db }: Services, call: Call): Promise<ChatRooms> {
  const session = requireSession(call);
  const { tenant, language } = call;
  await makeLanguageRooms(db, tenant.id, tenant.settings.languages);
  const rooms = await listOwnRooms(db, tenant, session);
  const isFirst = (room: ReadRoom): boolean => room.name === null && room.language === language;
  const silence = await findSilence(db, session);
  return {
    me: toPerson(await getPerson(db, session), tenant.name),
    silence: silence === undefined ? null : { until: silence.until?.getTime() ?? null, reason: silence.shown_reason },
    hasTips: hasTips(tenant),
    muted: (await listMuted(db, session)).map((person) => toPerson(person, tenant.name)),
    rooms: [...rooms.filter(isFirst), ...rooms.filter((room) => !isFirst(room))].map((room) => ({
      roomId: room.id,
      name: room.name,
      language: room.language,
      slowSeconds: room.slow_seconds,
      unReadCount: room.unread,
      read: Number(room.read),
    })),
  };
}
