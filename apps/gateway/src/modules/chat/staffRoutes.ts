import {
  closeChatReport,
  endChatSilence,
  getStaffChatSystem,
  getStaffChatWords,
  listStaffChatLines,
  listStaffChatReports,
  listStaffChatRooms,
  listStaffChatSilences,
  removeChatLine,
  saveChatRoom,
  saveChatWords,
  silenceChatMember,
  type StaffChatLine,
  type StaffChatReport,
  writeChatLine,
} from "@marquee/contract/staff";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { merchantRoute, type StaffRoute } from "../../staff/staffRoute.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { findLine, listLinesAround, listLinesBefore, type StoredLine, toRain } from "./lineStore.ts";
import { closeReport, endSilenceOf, removeLine, saveRoom, saveWords, silenceMember, writeLine } from "./moderate.ts";
import { listSilences } from "./peopleStore.ts";
import { listOpenReports } from "./reportStore.ts";
import { testOutside } from "./outsideChat.ts";
import { findRoom, listAllRooms, makeLanguageRooms } from "./roomStore.ts";
import type { Services } from "./services.ts";
import { countUntoldEnds } from "./signInStore.ts";
import { getWordList } from "./wordStore.ts";

/** How many lines stand before and after a reported one. */
const around = 10;
const listed = 200;

const toStaffLine = (line: StoredLine): StaffChatLine => ({
  roomId: line.room_id,
  seq: Number(line.seq),
  memberId: line.member_id,
  username: line.username,
  isStaff: line.staff_id !== null,
  text: line.text,
  rain: toRain(line),
  at: line.at.getTime(),
  removedBy: line.removed_by,
});

async function listReports(db: Db, { id: tenantId }: Tenant): Promise<readonly StaffChatReport[]> {
  const found = await Promise.all(
    (await listOpenReports(db, tenantId, listed)).map(async (report): Promise<readonly StaffChatReport[]> => {
      const { room_id: roomId, seq, count, reasons, at } = report;
      const room = await findRoom(db, tenantId, roomId);
      const line = await findLine(db, { tenantId, roomId }, Number(seq));
      if (room === undefined || line === undefined) return [];
      const { name: roomName, language } = room;
      return [
        { roomId, roomName, language, line: toStaffLine(line), count, reasons: [...reasons], reportedAt: at.getTime() },
      ];
    }),
  );
  return found.flat();
}

/** Chat rooms in the back office. */
export function chatStaffRoutes(services: Services): readonly StaffRoute[] {
  const { db } = services;
  return [
    merchantRoute(listStaffChatRooms, async ({ tenant }) => {
      await makeLanguageRooms(db, tenant.id, tenant.settings.languages);
      return (await listAllRooms(db, tenant.id)).map((room) => ({
        id: room.id,
        version: room.version,
        name: room.name,
        language: room.language,
        slowSeconds: room.slow_seconds,
        leastLevel: room.least_level,
        isOpen: room.is_open,
        lines: room.lines,
        lastAt: room.last_at?.getTime() ?? null,
      }));
    }),
    merchantRoute(saveChatRoom, async (call, request) => ({ version: await saveRoom(services, call, request) })),
    merchantRoute(listStaffChatLines, async ({ tenant }, { roomId, around: seq }) => {
      const room = { tenantId: tenant.id, roomId };
      if ((await findRoom(db, tenant.id, roomId)) === undefined) throw new Refusal("chat.room.unknown");
      const lines = seq === undefined ? await listLinesBefore(db, room) : await listLinesAround(db, room, seq, around);
      return lines.map(toStaffLine);
    }),
    merchantRoute(listStaffChatReports, async ({ tenant }) => [...(await listReports(db, tenant))]),
    merchantRoute(removeChatLine, async (call, request) => {
      await removeLine(services, call, request);
      return {};
    }),
    merchantRoute(closeChatReport, async (call, request) => {
      await closeReport(services, call, request);
      return {};
    }),
    merchantRoute(silenceChatMember, async (call, request) => {
      await silenceMember(services, call, request);
      return {};
    }),
    merchantRoute(endChatSilence, async (call, request) => {
      await endSilenceOf(services, call, request);
      return {};
    }),
    merchantRoute(listStaffChatSilences, async ({ tenant }) =>
      (await listSilences(db, tenant.id)).map((row) => ({
        memberId: row.member_id,
        username: row.username,
        until: row.until?.getTime() ?? null,
        shownReason: row.shown_reason,
        by: row.made_by,
        at: row.at.getTime(),
      })),
    ),
    merchantRoute(getStaffChatWords, async ({ tenant }) => {
      const { version, words } = await getWordList(db, tenant.id);
      return { version, words: [...words] };
    }),
    merchantRoute(getStaffChatSystem, async ({ tenant }) => {
      const chat = services.outsideChats.get(tenant.code);
      if (chat === undefined) return { outside: null };
      const untoldEnds = await countUntoldEnds(db, tenant.id);
      return { outside: { origin: chat.origin, ...(await testOutside(chat)), untoldEnds } };
    }),
    merchantRoute(saveChatWords, (call, request) => saveWords(services, call, request)),
    merchantRoute(writeChatLine, async (call, request) => {
      await writeLine(services, call, request);
      return {};
    }),
  ];
}
