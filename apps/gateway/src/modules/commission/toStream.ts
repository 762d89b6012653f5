import type { Bill } from "./billStore.ts";

/** The team of a bill, and the part of the streams that it is made of. */
export const toStream = (bill: Bill) => ({
  team: { tenantId: bill.tenant_id, agentId: bill.member_id, uplineId: bill.upline_id },
  part: {
    from: bill.since,
    to: bill.period_end,
    through: bill.through,
    after: bill.after,
    isPlayAlone: bill.kind === "REALTIME",
  },
});
