import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { getQuotaFrom, type Quota, takeQuota } from "./quotaStore.ts";

/** Uses an agent's quota for accounts of this rebate, where the merchant asks for one. @throws Refusal `agent.quota.short` */
export async function useQuota(tx: Db, agent: MemberKey, quota: Quota): Promise<void> {
  const from = await getQuotaFrom(tx, agent.tenantId);
  if (from === null || quota.rebate < from) return;
  if (!(await takeQuota(tx, agent, quota))) throw new Refusal("agent.quota.short");
}
