import { randomUUID } from "node:crypto";
import type { LanguageCode } from "@marquee/contract";
import type { OutsideChatState } from "@marquee/contract/staff";
import { type ChatVisitor, type OutsideChat, OutsideChatError } from "../../adapters/chat/OutsideChat.ts";
import type { Session } from "../../authentication/Session.ts";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { toNickname } from "./lineStore.ts";
import { getPerson } from "./peopleStore.ts";
import type { Services } from "./services.ts";
import { noteSignIn } from "./signInStore.ts";

/** The most unread messages that a page is told of. */
export const mostUnread = 99;

/**
 * What the merchant's chat system is told of a member: the id of the member's chats, the nickname and the language, and what names the session.
 * @throws Refusal `login.not.session` for a session that has just ended
 */
export async function toVisitor(
  db: Db,
  { name: house }: Tenant,
  session: Session,
  language: LanguageCode,
): Promise<ChatVisitor> {
  const person = await getPerson(db, session);
  const sid = await noteSignIn(db, session, person.personId);
  if (sid === undefined) throw new Refusal("login.not.session");
  return { id: person.personId, nickname: toNickname(person, house), language, sid };
}

/** Whether a chat system answers a question of ours as agreed, and how long that took. */
export async function testOutside(chat: OutsideChat): Promise<Pick<OutsideChatState, "state" | "milliseconds">> {
  const begun = performance.now();
  let state: OutsideChatState["state"] = "ANSWERS";
  try {
    // About nobody: of who is unknown there no message waits.
    await chat.countUnread(randomUUID());
  } catch (error) {
    if (!(error instanceof OutsideChatError)) throw error;
    state = error.isSilent ? "SILENT" : "WRONG";
  }
  return { state, milliseconds: Math.round(performance.now() - begun) };
}

/** How many messages wait in the merchant's chat system, {@link mostUnread} at most. @throws Refusal `chat.unavailable` where it does not answer */
export async function countOutside({ log }: Pick<Services, "log">, chat: OutsideChat, id: string): Promise<number> {
  try {
    return Math.min(mostUnread, await chat.countUnread(id));
  } catch (error) {
    if (!(error instanceof OutsideChatError)) throw error;
    if (!error.isRepeat) log.warn({ reason: error.message, host: chat.origin }, "a chat system could not be asked");
    throw new Refusal("chat.unavailable");
  }
}
