import type { TicketCloser } from "@marquee/contract";
import type { Db } from "../../../db/Db.ts";
import type { TicketKey } from "../ticketStore.ts";
import { findLiveChat, moveLiveChat, type StoredLiveChat } from "./liveChatStore.ts";
import { tellChat } from "./tellChat.ts";

/** Ends the live chat of a ticket, which is locked; a ticket without one, or whose has ended, stays as it is. @returns the chat that has ended now */
export async function endChat(tx: Db, key: TicketKey, by: TicketCloser): Promise<StoredLiveChat | undefined> {
  const chat = await findLiveChat(tx, key, { lock: true });
  if (chat === undefined) return undefined;
  const change = { ended_at: new Date(), ended_by: by, member_typing_at: null, staff_typing_at: null } as const;
  const ended = await moveLiveChat(tx, chat, "end", change);
  if (ended !== undefined) await tellChat(tx, ended);
  return ended;
}
