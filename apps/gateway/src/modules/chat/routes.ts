import {
  getChatMessage,
  getChatUrl,
  listChatLines,
  listChatRooms,
  muteChatPerson,
  readChatRoom,
  reportChatLine,
  sendChatLine,
} from "@marquee/contract";
import { requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { type Route, route } from "../../http/route.ts";
import { createLinePace } from "./createLinePace.ts";
import { enterRoom } from "./enterRoom.ts";
import { setMuted } from "./peopleStore.ts";
import { readLines } from "./readLines.ts";
import { readRooms, readUnread, readUrl } from "./readRooms.ts";
import { reportLine } from "./reportLine.ts";
import { requireChatter } from "./requireChatter.ts";
import { markRead } from "./roomStore.ts";
import { sendLine } from "./sendLine.ts";
import type { Services } from "./services.ts";

/** Chat rooms of members. */
export function chatRoutes(services: Services): readonly Route[] {
  const { db } = services;
  const pace = createLinePace(services);
  return [
    route(getChatUrl, (call, request) => readUrl(services, call, request)),
    route(getChatMessage, (call) => readUnread(services, call)),
    route(listChatRooms, (call) => readRooms(services, call)),
    route(listChatLines, (call, request) => readLines(services, call, request)),
    route(sendChatLine, (call, request) => sendLine(services, pace, call, request)),
    route(reportChatLine, async (call, request) => {
      await reportLine(services, call, request);
      return {};
    }),
    route(muteChatPerson, async (call, { personId, isMuted }) => {
      const session = requireSession(call);
      await requireChatter(db, session);
      if (!(await setMuted(db, session, personId, isMuted))) throw new Refusal("chat.line.unknown");
      return {};
    }),
    route(readChatRoom, async (call, { roomId, seq }) => {
      const session = requireSession(call);
      await markRead(db, session, await enterRoom(db, call.tenant, session, roomId), seq);
      return readUnread(services, call);
    }),
  ];
}
