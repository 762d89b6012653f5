import { transact } from "@marquee/database";
import { publishEvent } from "../../events/publishEvent.ts";
import type { Job } from "../../jobs/Job.ts";
import { noteDue } from "./shownNoticeStore.ts";

/**
 * Tells open pages when something has begun or ended by its schedule: they ask anew. What was told is noted in the same transaction, so
 * that a kill tells nothing or all, and of two gateways one tells it.
 */
export const tellNoticesJob: Job = {
  name: "tell-notices",
  cron: "* * * * *",
  run: async ({ db, tenantRegistry }) => {
    for (const tenant of tenantRegistry.list())
      await transact(db, async (tx) => {
        if (await noteDue(tx, tenant)) await publishEvent(tx, { tenantId: tenant.id, kind: "notice" });
      });
  },
};
