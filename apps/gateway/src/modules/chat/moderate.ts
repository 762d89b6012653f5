import { languages, toTidyName } from "@marquee/contract";
import type {
  ChatLineAct,
  SaveChatRoom,
  SaveChatWords,
  SilenceChatMember,
  StaffChatWords,
  WriteChatLine,
} from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { publishDeskChange } from "../../events/publishDeskChange.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { cleanText } from "./cleanText.ts";
import { findLine, findSentLine, insertLine, setRemoved } from "./lineStore.ts";
import { endSilence, putSilence } from "./peopleStore.ts";
import { closeReports } from "./reportStore.ts";
import { findRoom, listAllRooms, putRoom, takeNumber } from "./roomStore.ts";
import { requireText } from "./sendLine.ts";
import type { Services } from "./services.ts";
import { getWordList, putWordList } from "./wordStore.ts";

/** How many rooms a merchant may have, those of its languages among them. */
const mostRooms = 50;

const toSubject = ({ roomId, seq }: { readonly roomId: string; readonly seq: number }): string => `${roomId} ${seq}`;

/** Makes or changes a room. Sent twice, a new one is made once. @throws Refusal `fields`, `chat.room.limit`, `state.changed` */
export async function saveRoom({ db }: Services, call: MerchantCall, request: SaveChatRoom): Promise<number> {
  const { id: tenantId } = call.tenant;
  const { reason, version: seen, id, slowSeconds, leastLevel, isOpen, language } = request;
  const name = toTidyName(cleanText(request.name));
  return transact(db, async (tx) => {
    const before = await findRoom(tx, tenantId, id, { lock: true });
    if (seen === 0 && before !== undefined) {
      if (before.name !== name) throw new Refusal("state.changed");
      return before.version;
    }
    const isOfLanguage = before !== undefined && before.name === null;
    if (!isOfLanguage && name === "") throw new Refusal("fields", { fields: [{ name: "name", rule: "required" }] });
    if (!languages.some(({ code }) => code === language))
      throw new Refusal("fields", { fields: [{ name: "language", rule: "unknown" }] });
    if (seen === 0 && (await listAllRooms(tx, tenantId)).length >= mostRooms) throw new Refusal("chat.room.limit");
    const version = await putRoom(
      tx,
      { tenantId, id, version: seen },
      {
        name: isOfLanguage ? null : name,
        language: isOfLanguage ? before.language : language,
        least_level: leastLevel,
        slow_seconds: slowSeconds,
        is_open: isOpen,
      },
    );
    if (version === undefined) throw new Refusal("state.changed");
    const { reason: _, ...after } = request;
    const action = seen === 0 ? "make chat room" : "change chat room";
    await call.audit(tx, { action, subject: isOfLanguage ? language : name, before: before ?? null, after, reason });
    return version;
  });
}

/** Removes a line for everybody, and closes its reports. @throws Refusal `chat.line.unknown`; `state.changed` where it is removed already */
export async function removeLine(
  { db }: Services,
  call: MerchantCall,
  { roomId, seq, reason }: ChatLineAct,
): Promise<void> {
  const room = { tenantId: call.tenant.id, roomId };
  const { email } = call.session.person;
  await transact(db, async (tx) => {
    if ((await findRoom(tx, room.tenantId, roomId, { lock: true })) === undefined)
      throw new Refusal("chat.line.unknown");
    const line = await findLine(tx, room, seq);
    if (line === undefined) throw new Refusal("chat.line.unknown");
    if (line.removed_by !== null) throw new Refusal("state.changed");
    await setRemoved(tx, room, seq, await takeNumber(tx, room.tenantId, roomId), email);
    await closeReports(tx, room, seq, email);
    await publishDeskChange(tx, room.tenantId, "StaffChatReports");
    await call.audit(tx, {
      action: "remove chat line",
      subject: toSubject({ roomId, seq }),
      before: { memberId: line.member_id, text: line.text },
      reason,
    });
  });
}

/** Closes the reports of a line that stays. @throws Refusal `state.changed` where none is open */
export async function closeReport(
  { db }: Services,
  call: MerchantCall,
  { roomId, seq, reason }: ChatLineAct,
): Promise<void> {
  const room = { tenantId: call.tenant.id, roomId };
  await transact(db, async (tx) => {
    if ((await closeReports(tx, room, seq, call.session.person.email)) === 0) throw new Refusal("state.changed");
    await publishDeskChange(tx, room.tenantId, "StaffChatReports");
    await call.audit(tx, { action: "close chat report", subject: toSubject({ roomId, seq }), reason });
  });
}

/** Keeps a member from writing for a time or for good. @throws Refusal `member.unknown` */
export async function silenceMember({ db }: Services, call: MerchantCall, request: SilenceChatMember): Promise<void> {
  const { memberId, minutes, shownReason, reason } = request;
  const { id: tenantId } = call.tenant;
  await transact(db, async (tx) => {
    const by = call.session.person.email;
    const username = await putSilence(tx, { tenantId, memberId }, { minutes, shownReason: cleanText(shownReason), by });
    if (username === undefined) throw new Refusal("member.unknown");
    await publishEvent(tx, { tenantId, memberId, kind: "member" });
    await call.audit(tx, { action: "silence chat member", subject: username, after: { minutes, shownReason }, reason });
  });
}

/** Lets a member write again. @throws Refusal `state.changed` where nothing kept the member from it */
export async function endSilenceOf(
  { db }: Services,
  call: MerchantCall,
  { memberId, reason }: { readonly memberId: string; readonly reason: string },
): Promise<void> {
  const { id: tenantId } = call.tenant;
  await transact(db, async (tx) => {
    if (!(await endSilence(tx, { tenantId, memberId }))) throw new Refusal("state.changed");
    await publishEvent(tx, { tenantId, memberId, kind: "member" });
    await call.audit(tx, { action: "end chat silence", subject: memberId, reason });
  });
}

/** Replaces the word list. @throws Refusal `state.changed` */
export async function saveWords({ db }: Services, call: MerchantCall, request: SaveChatWords): Promise<StaffChatWords> {
  const { id: tenantId } = call.tenant;
  const words = [...new Set(request.words.map((word) => cleanText(word)).filter(Boolean))].toSorted();
  return transact(db, async (tx) => {
    const before = await getWordList(tx, tenantId);
    const version = await putWordList(tx, tenantId, request.version, words);
    if (version === undefined) throw new Refusal("state.changed");
    await call.audit(tx, {
      action: "change chat words",
      subject: tenantId,
      before: { words: before.words },
      after: { words },
      reason: request.reason,
    });
    return { version, words };
  });
}

/** Writes a line as the house. @throws Refusal `chat.room.unknown`, `fields` */
export async function writeLine({ db }: Services, call: MerchantCall, request: WriteChatLine): Promise<void> {
  const { id: tenantId } = call.tenant;
  const { roomId, id } = request;
  const text = requireText(request.text);
  const { id: staffId } = call.session.person;
  await transact(db, async (tx) => {
    const room = await findRoom(tx, tenantId, roomId, { lock: true });
    if (room === undefined || !room.is_open) throw new Refusal("chat.room.unknown");
    if ((await findSentLine(tx, tenantId, staffId, id)) !== undefined) return;
    const number = await insertLine(tx, { tenantId, roomId, lineId: id, author: { staffId }, text });
    await call.audit(tx, {
      action: "write chat line",
      subject: toSubject({ roomId, seq: Number(number) }),
      after: { text },
    });
  });
}
