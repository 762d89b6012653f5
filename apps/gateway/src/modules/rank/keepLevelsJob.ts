import { toBalance } from "@marquee/contract";
import type { Job } from "../../jobs/Job.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { measureRanks } from "./followStakes.ts";
import { keepLevel, listToLookAt } from "./rankStore.ts";
import type { Services } from "./services.ts";
import { getSettings } from "./settingsStore.ts";

const pageSize = 500;

async function keepLevelsOf(
  { db }: Pick<Services, "db">,
  { id: tenantId, timeZone: zone }: Tenant,
  currency: string,
): Promise<void> {
  const { settings } = await getSettings(db, { id: tenantId, currency });
  const growths = settings.levels.map(({ growth }) => toBalance(growth));
  let after = "";
  for (;;) {
    const ids = await listToLookAt(db, { tenantId, currency, zone }, growths, after, pageSize);
    for (const memberId of ids) await keepLevel(db, { tenantId, memberId }, settings, zone);
    const last = ids.at(-1);
    if (last === undefined || ids.length < pageSize) return;
    after = last;
  }
}

/**
 * Takes a level from members who have not kept it in their period, and gives the one that is reached where staff have changed what levels take,
 * or have turned levels on. Each member is a transaction, which asks again whether the period is over: twice is once.
 */
export const keepLevelsJob: Job = {
  name: "keep-levels",
  cron: "12 * * * *",
  run: async (services) => {
    await measureRanks(services);
    for (const tenant of services.tenantRegistry.list().filter(({ modules }) => modules.has("VIP3")))
      for (const { currency } of tenant.currencies) await keepLevelsOf(services, tenant, currency);
  },
};
