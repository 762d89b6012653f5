import { chatTextLength, type SendChatLine, type SentChatLine } from "@marquee/contract";
import { transact } from "@marquee/database";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { cleanText } from "./cleanText.ts";
import type { LinePace } from "./createLinePace.ts";
import { enterRoom } from "./enterRoom.ts";
import { hasContact } from "./hasContact.ts";
import { hasWord } from "./hasWord.ts";
import { findSentLine, getWait, insertLine, toLine } from "./lineStore.ts";
import { getPerson } from "./peopleStore.ts";
import { requireUnsilenced } from "./requireUnsilenced.ts";
import type { Services } from "./services.ts";
import { getWordList } from "./wordStore.ts";

/** A line as it may be stored. @throws Refusal `fields` for one that is empty or too long */
export function requireText(typed: string): string {
  const text = cleanText(typed);
  const length = [...text].length;
  if (length < 1 || length > chatTextLength)
    throw new Refusal("fields", { fields: [{ name: "text", rule: "length", min: 1, max: chatTextLength }] });
  return text;
}

/**
 * Stores a line of the caller (CH-09). Lines of a room are stored one after another, under its lock, so that their numbers are the order in
 * which everybody reads them. Sent again under its id it is stored once.
 * @throws Refusal `rate.limited`, `fields`, `chat.contact`, `chat.word`, `chat.muted` with `until` and `reason`, `chat.slow` with `seconds`
 */
export async function sendLine(
  { db }: Pick<Services, "db">,
  pace: LinePace,
  call: Call,
  { roomId, id, text: typed }: SendChatLine,
): Promise<SentChatLine> {
  const session = requireSession(call);
  const { tenant } = call;
  const { tenantId, memberId } = session;
  pace.requireNoWait(session);
  await enterRoom(db, tenant, session, roomId);
  const text = requireText(typed);
  if (hasContact(text)) throw new Refusal("chat.contact");
  if (hasWord(text, (await getWordList(db, tenantId)).words)) throw new Refusal("chat.word");
  // What could be stored counts.
  await pace.count(session);
  await getPerson(db, session);
  const before = await transact(db, async (tx) => {
    const room = await enterRoom(tx, tenant, session, roomId, { lock: true });
    const sent = await findSentLine(tx, tenantId, memberId, id);
    if (sent !== undefined) return sent;
    await requireUnsilenced(tx, session);
    const seconds = await getWait(tx, { tenantId, roomId }, memberId, room.slow_seconds);
    if (seconds > 0) throw new Refusal("chat.slow", { value: { seconds } });
    await insertLine(tx, { tenantId, roomId, lineId: id, author: { memberId }, text });
    return undefined;
  });
  // Read when others of the room can go on.
  const stored = before ?? (await findSentLine(db, tenantId, memberId, id));
  if (stored === undefined) throw new Error("a line of a chat is not stored");
  return { line: toLine(stored, tenant.name) };
}
