import { transact } from "@marquee/database";
import type { Job } from "../../../jobs/Job.ts";
import { firstSettings } from "../settingsStore.ts";
import { tellPages } from "../tellPages.ts";
import { findTicket } from "../ticketStore.ts";
import { endChat } from "./endChat.ts";
import { giveBack, giveChats } from "./giveChats.ts";
import { findLiveChat, listDue, lockGiving } from "./liveChatStore.ts";
import { removeOldPresence } from "./liveStaffStore.ts";

/**
 * Lets chats wait again whose person of staff is away, and gives them to others; ends those that nobody takes in time or whose member is away, and
 * their questions stay as tickets (CS-04). Twice is once: each chat is looked at again in the transaction that changes it.
 */
export const liveChatsJob: Job = {
  name: "live-chats",
  cron: "* * * * *",
  run: async ({ db }) => {
    await removeOldPresence(db);
    const due = await listDue(db, firstSettings.liveWaitMinutes);
    for (const { tenantId, ticketNo, due: what } of due)
      await transact(db, async (tx) => {
        const key = { tenantId, ticketNo };
        await lockGiving(tx, tenantId);
        const ticket = await findTicket(tx, key, { lock: true });
        const chat = await findLiveChat(tx, key, { lock: true });
        const isStill = (await listDue(tx, firstSettings.liveWaitMinutes)).some(
          (each) => each.tenantId === tenantId && each.ticketNo === ticketNo && each.due === what,
        );
        if (ticket === undefined || chat === undefined || !isStill) return;
        if (what === "GIVE_BACK") {
          await giveBack(tx, chat);
          return giveChats(tx, tenantId);
        }
        await endChat(tx, key, "TIME");
        await tellPages(tx, { tenantId, memberId: chat.member_id });
      });
  },
};
