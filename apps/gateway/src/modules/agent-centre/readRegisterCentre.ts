import { agentLimits, type RegisterCentre } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import type { Call } from "../../http/Call.ts";
import { countMadeToday, getQuotaFrom, getRebate, listQuotas } from "../agent/index.ts";
import { requireAgent } from "./requireAgent.ts";

/** What the calling agent can make. @throws Refusal `trial.not.allowed` */
export async function readRegisterCentre(db: Db, call: Call): Promise<RegisterCentre> {
  const agent = requireAgent(call);
  return {
    rebate: await getRebate(db, agent),
    quotaFrom: await getQuotaFrom(db, agent.tenantId),
    quotas: [...(await listQuotas(db, agent))],
    madeToday: await countMadeToday(db, agent, call.tenant.timeZone),
    mostToday: agentLimits.accountsPerDay,
  };
}
