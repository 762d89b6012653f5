import { transact } from "@marquee/database";
import type { Job } from "../../jobs/Job.ts";
import { addStaffEvents } from "../../staff/staffSecurityStore.ts";
import { endOverStaffSessions } from "../../staff/staffSessionStore.ts";

/** Ends sessions of staff whose time is over, and writes it down; two gateways at once end each of them once. */
export const endOverSessionsJob: Job = {
  name: "end-staff-sessions",
  cron: "* * * * *",
  run: ({ db }) =>
    transact(db, async (tx) => {
      const over = await endOverStaffSessions(tx);
      await addStaffEvents(
        tx,
        over.map(({ staff_id: staffId, address: ip, user_agent: userAgent }) => ({
          staffId,
          event: "session.over",
          call: { location: { ip, country: "ZZ" }, userAgent },
        })),
      );
    }),
};
