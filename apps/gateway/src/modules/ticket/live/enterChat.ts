import type { Db } from "../../../db/Db.ts";
import { Refusal } from "../../../http/Refusal.ts";
import type { Person } from "../../../staff/Person.ts";
import { giveChat } from "./giveChats.ts";
import type { StoredLiveChat } from "./liveChatStore.ts";

/**
 * Lets somebody of staff write in the live chat of a ticket, both locked: one that nobody has is the person's then; a ticket whose chat has ended, or that
 * never was one, is no chat. @throws Refusal `live.chat.taken` for one that a colleague has
 */
export async function enterChat(tx: Db, person: Person, chat: StoredLiveChat | undefined): Promise<void> {
  if (chat === undefined || chat.state === "ENDED") return;
  if (chat.staff_id === null) await giveChat(tx, chat, person);
  else if (chat.staff_id !== person.id) throw new Refusal("live.chat.taken");
}
