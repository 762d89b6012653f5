import { ticketWarningDays } from "@marquee/contract";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import type { Job } from "../../jobs/Job.ts";
import { listClosing } from "./settingsStore.ts";
import { tellPages } from "./tellPages.ts";
import { tellWriter } from "./tellWriter.ts";
import { lockSilent, moveTicket, warnSilent } from "./ticketStore.ts";

const atOnce = 200;

/**
 * Closes answered tickets whose members have not written for the merchant's days, and tells their members before. A member who was told late,
 * because no gateway ran, has as long as any other. Twice is once, at any number of gateways: rows are taken and changed in one transaction.
 */
export const closeTicketsJob: Job = {
  name: "close-tickets",
  cron: "7 * * * *",
  run: async (services) => {
    for (const { tenantId, days } of await listClosing(services.db)) {
      const warnings = async (tx: Db): Promise<number> => {
        const warned = await warnSilent(tx, tenantId, days - ticketWarningDays, atOnce);
        for (const ticket of warned) await tellWriter(tx, services, ticket, "ticket.closing");
        return warned.length;
      };
      const closings = async (tx: Db): Promise<number> => {
        const silent = await lockSilent(tx, tenantId, { days, warned: ticketWarningDays }, atOnce);
        for (const ticket of silent) {
          const closed = await moveTicket(tx, ticket, "close", { closed_at: new Date(), closed_by: "TIME" });
          if (closed === undefined) continue;
          await tellWriter(tx, services, closed, "ticket.ended");
          await tellPages(tx, { tenantId, memberId: closed.member_id });
        }
        return silent.length;
      };
      for (const some of [closings, warnings]) while ((await transact(services.db, some)) === atOnce);
    }
  },
};
