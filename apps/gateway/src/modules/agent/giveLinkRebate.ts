import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { findLinkTerms } from "./linkStore.ts";
import { getQuotaFrom, takeQuota } from "./quotaStore.ts";
import { getRebate, setRebate } from "./rebateStore.ts";

/**
 * Gives a member who registered with a link the link's rebate, never more than its agent has now. Nobody is turned away for a quota that is
 * used up: the member gets the most that needs none. Call it with the tree locked, when the member has its place.
 */
export async function giveLinkRebate(tx: Db, key: MemberKey, codeKey: string): Promise<void> {
  const { tenantId } = key;
  const terms = await findLinkTerms(tx, tenantId, codeKey);
  if (terms === undefined || terms.rebate === 0) return;
  const agent = { tenantId, memberId: terms.agentId };
  const rebate = Math.min(terms.rebate, await getRebate(tx, agent));
  const from = await getQuotaFrom(tx, tenantId);
  const isFree = from === null || rebate < from || (await takeQuota(tx, agent, { rebate, accounts: 1 }));
  const given = isFree ? rebate : Math.max(0, from - 1);
  if (given > 0) await setRebate(tx, key, given);
}
