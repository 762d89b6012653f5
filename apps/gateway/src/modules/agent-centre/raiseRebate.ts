import type { SetTeamRebate } from "@marquee/contract";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { addQuota, getQuotaFrom, getRebate, lockTree, setRebate, useQuota } from "../agent/index.ts";
import { requireDirect } from "./requireDirect.ts";
import { requireRebate } from "./requireRebate.ts";

/**
 * Raises the rebate of an account directly below the calling agent, up to the agent's own. It is never lowered, so it is never below what those
 * below it have. Of a quota one of the new rebate is used, and one of the old comes back.
 * @throws Refusal `permission.denied`, `agent.rebate.range`, `agent.quota.short`
 */
export async function raiseRebate(
  db: Db,
  call: Call,
  { account, rebate }: SetTeamRebate,
): Promise<Record<string, never>> {
  const agent = requireSession(call);
  const { tenantId } = agent;
  await transact(db, async (tx) => {
    await lockTree(tx, tenantId);
    const { id } = await requireDirect(tx, agent, account);
    const former = await getRebate(tx, { tenantId, memberId: id });
    await requireRebate(tx, agent, rebate, former);
    if (rebate === former) return;
    await useQuota(tx, agent, { rebate, accounts: 1 });
    const from = await getQuotaFrom(tx, tenantId);
    if (from !== null && former >= from) await addQuota(tx, agent, { rebate: former, accounts: 1 });
    await setRebate(tx, { tenantId, memberId: id }, rebate);
  });
  return {};
}
