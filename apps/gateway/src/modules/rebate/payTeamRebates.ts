import { transact } from "@marquee/database";
import { Refusal } from "../../http/Refusal.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { payRebate } from "./payRebate.ts";
import { listAgentsToPay } from "./rebateStore.ts";
import type { Services } from "./services.ts";

const pageSize = 500;

/** Pays each agent of a merchant what its team has earned it, each in a transaction of its own. @returns the faults of those that could not be tried */
async function payMerchant({ db }: Services, tenant: Tenant): Promise<readonly unknown[]> {
  const faults: unknown[] = [];
  let after = { currency: "", memberId: "" };
  for (;;) {
    const agents = await listAgentsToPay(db, tenant.id, tenant.timeZone, after, pageSize);
    for (const agent of agents) {
      try {
        await transact(db, (tx) => payRebate(tx, tenant, { tenantId: tenant.id, source: "TEAM", ...agent }));
      } catch (error) {
        // Too little yet, paid by another gateway meanwhile, or an account that is frozen or closed.
        if (!(error instanceof Refusal)) faults.push(error);
      }
    }
    const last = agents.at(-1);
    if (last === undefined || agents.length < pageSize) return faults;
    after = last;
  }
}

/** Pays agents the difference between their rebates and those below, once a day. @throws the first fault, when all others are paid */
export async function payTeamRebates(services: Services): Promise<void> {
  const faults: unknown[] = [];
  for (const tenant of services.tenantRegistry.list()) faults.push(...(await payMerchant(services, tenant)));
  if (faults.length > 0) throw faults[0];
}
