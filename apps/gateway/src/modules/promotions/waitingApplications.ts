import { mostWaiting, type WaitingLine } from "../../staff/WaitingLine.ts";
import { countWaitingApplications, listWaitingApplications } from "./applicationStore.ts";

/** Applications that wait for whoever may decide about money. */
export const waitingApplications: WaitingLine = {
  key: "promotionApplications",
  permission: "balances.approve",
  count: (db, tenantId) => countWaitingApplications(db, tenantId, mostWaiting),
  items: {
    list: (db, tenantId, limit) => listWaitingApplications(db, tenantId, { limit }),
    find: async (db, tenantId, id) => (await listWaitingApplications(db, tenantId, { limit: 1, id }))[0],
  },
};
