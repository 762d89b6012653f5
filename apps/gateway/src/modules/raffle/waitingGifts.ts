import { mostWaiting, type WaitingLine } from "../../staff/WaitingLine.ts";
import { countWaitingGifts, listWaitingGifts } from "./giftStore.ts";

/** Gifts that wait for whoever may decide about money. */
export const waitingGifts: WaitingLine = {
  key: "raffleGifts",
  permission: "balances.approve",
  count: (db, tenantId) => countWaitingGifts(db, tenantId, mostWaiting),
  items: {
    list: (db, tenantId, limit) => listWaitingGifts(db, tenantId, { limit }),
    find: async (db, tenantId, recordNo) => (await listWaitingGifts(db, tenantId, { limit: 1, recordNo }))[0],
  },
};
