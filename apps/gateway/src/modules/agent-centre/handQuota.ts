import type { GiveQuota } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { addQuota, lockTree, takeQuota } from "../agent/index.ts";
import { requireDirect } from "./requireDirect.ts";
import { requireRebate } from "./requireRebate.ts";

/**
 * Hands some of the calling agent's quota to an agent directly below, of a rebate that this one has itself.
 * @throws Refusal `permission.denied` for any other account, `agent.rebate.range`, `agent.quota.short`
 */
export async function prepareQuota(
  call: Call,
  { account, rebate, accounts }: GiveQuota,
): Promise<(tx: Db) => Promise<Record<string, never>>> {
  const agent = requireSession(call);
  const { tenantId } = agent;
  return async (tx) => {
    await lockTree(tx, tenantId, "together");
    const found = await requireDirect(tx, agent, account);
    if (found.kind !== 1 && found.kind !== 2) throw new Refusal("permission.denied");
    const receiver = { tenantId, memberId: found.id };
    // Who has less could make no account of it.
    await requireRebate(tx, receiver, rebate);
    if (!(await takeQuota(tx, agent, { rebate, accounts }))) throw new Refusal("agent.quota.short");
    await addQuota(tx, receiver, { rebate, accounts });
    return {};
  };
}
