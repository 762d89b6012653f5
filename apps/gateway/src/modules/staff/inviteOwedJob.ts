import { transact } from "@marquee/database";
import type { Job } from "../../jobs/Job.ts";
import type { Services } from "./services.ts";
import { endStaffSessions } from "../../staff/staffSessionStore.ts";
import { findPerson, listOwed, settleOwed } from "../../staff/staffStore.ts";
import { findMailTenant } from "./findMailTenant.ts";
import { sendInvitation } from "./sendInvitation.ts";
import { countFactors, hasFactor, mustHaveFactor } from "./staffFactors.ts";

/** Invites one person exactly once, whichever gateway comes first: the debt and the mail are one transaction. */
async function inviteOwed(services: Services, id: string): Promise<boolean> {
  return transact(services.db, async (tx) => {
    if (!(await settleOwed(tx, id))) return false;
    const person = await findPerson(tx, id);
    if (person?.state !== "ACTIVE" || hasFactor(await countFactors(tx, id))) return false;
    const tenant = findMailTenant(services, person);
    // Nobody works for no merchant; the operator's command invites when there is one.
    if (tenant === undefined) return false;
    await endStaffSessions(tx, id, "all");
    await sendInvitation(tx, services, person, tenant, "staff.setup");
    return true;
  });
}

/** Invites staff who had no second factor when one became a must, so that nobody is locked out (decision 090). */
export const inviteOwedJob: Job = {
  name: "staff-set-up",
  cron: "* * * * *",
  run: async (services) => {
    if (!mustHaveFactor(services) || services.config.desk === undefined) return;
    let invited = 0;
    for (const id of await listOwed(services.db)) if (await inviteOwed(services, id)) invited += 1;
    if (invited > 0) services.sendSoon();
  },
};
