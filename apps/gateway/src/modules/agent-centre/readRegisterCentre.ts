import { agentLimits, type RegisterCentre } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { countMadeToday, getQuotaFrom, getRebate, listQuotas } from "../agent/index.ts";

/** What the calling agent can make. */
export async function readRegisterCentre(db: Db, call: Call): Promise<RegisterCentre> {
  const agent = requireSession(call);
  return {
    rebate: await getRebate(db, agent),
    quotaFrom: await getQuotaFrom(db, agent.tenantId),
    quotas: [...(await listQuotas(db, agent))],
    madeToday: await countMadeToday(db, agent, call.tenant.timeZone),
    mostToday: agentLimits.accountsPerDay,
  };
}
