import type { MakeAgent, SetAgentQuota, SetAgentRebate } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { publishEvent } from "../../events/publishEvent.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { getRebate, listQuotas, lockTree, makeAgent, setQuota, setRebate } from "../agent/index.ts";
import { changeMember, toAuthor } from "../member-desk/index.ts";
import { findRebateRange, requireInRange, toHundredths, toPercent } from "./rebates.ts";
import type { Services } from "./services.ts";
import { requireTreeLine } from "./showAgents.ts";

/**
 * Makes a player an agent. The account's next login opens the agent centre; what was staked before stays where it was.
 * @throws Refusal `member.unknown`, `agent.kind.unfit`, `agent.general.below`
 */
export async function makeMemberAgent(
  { db }: Services,
  call: MerchantCall,
  { memberId, kind, reason }: MakeAgent,
): Promise<Record<string, never>> {
  const owner = { tenantId: call.tenant.id, memberId };
  await transact(db, async (tx) => {
    // The tree is locked before a member, as all do who change it.
    await lockTree(tx, owner.tenantId);
    await changeMember(tx, owner, toAuthor(call, reason), undefined, async () => {
      const line = await requireTreeLine(tx, call, memberId);
      // Sent again, or by two at once.
      if (line.kind === kind) return undefined;
      if (line.kind !== 0 || line.status === "CLOSED") throw new Refusal("agent.kind.unfit");
      if (kind === 2 && line.uplineId !== null) throw new Refusal("agent.general.below");
      await makeAgent(tx, owner, kind);
      await publishEvent(tx, { ...owner, kind: "member" });
      return { action: "make agent", before: { kind: line.kind }, after: { kind } };
    });
  });
  return {};
}

/**
 * Sets an agent's rebate, in percent. @throws Refusal `member.unknown`, `agent.rebate.range`, and `state.changed` where it is another one than
 * the caller has seen
 */
export async function setAgentRebate(
  { db }: Services,
  call: MerchantCall,
  { memberId, was, rebate: percent, reason }: SetAgentRebate,
): Promise<Record<string, never>> {
  const owner = { tenantId: call.tenant.id, memberId };
  const rebate = toHundredths(percent);
  await transact(db, async (tx) => {
    await lockTree(tx, owner.tenantId);
    await changeMember(tx, owner, toAuthor(call, reason), undefined, async () => {
      const { kind } = await requireTreeLine(tx, call, memberId);
      if (kind !== 1 && kind !== 2) throw new Refusal("state.changed");
      const now = await getRebate(tx, owner);
      if (now === rebate) return undefined;
      if (now !== toHundredths(was)) throw new Refusal("state.changed");
      requireInRange(rebate, await findRebateRange(tx, owner));
      await setRebate(tx, owner, rebate);
      return { action: "set agent rebate", before: { rebate: toPercent(now) }, after: { rebate: toPercent(rebate) } };
    });
  });
  return {};
}

/**
 * Sets how many accounts of a rebate an agent may still make. @throws Refusal `member.unknown`, `agent.rebate.range` for a rebate above its
 * own, and `state.changed` where it has another number than the caller has seen
 */
export async function setAgentQuota(
  { db }: Services,
  call: MerchantCall,
  { memberId, rebate: percent, was, accounts, reason }: SetAgentQuota,
): Promise<Record<string, never>> {
  const owner = { tenantId: call.tenant.id, memberId };
  const rebate = toHundredths(percent);
  await transact(db, async (tx) => {
    await lockTree(tx, owner.tenantId, "together");
    await changeMember(tx, owner, toAuthor(call, reason), undefined, async () => {
      const { kind } = await requireTreeLine(tx, call, memberId);
      if (kind !== 1 && kind !== 2) throw new Refusal("state.changed");
      requireInRange(rebate, { least: 0, most: await getRebate(tx, owner) });
      const now = (await listQuotas(tx, owner)).find((quota) => quota.rebate === rebate)?.accounts ?? 0;
      if (now === accounts) return undefined;
      if (!(await setQuota(tx, owner, { rebate, accounts }, was))) throw new Refusal("state.changed");
      return {
        action: "set agent quota",
        before: { rebate: toPercent(rebate), accounts: was },
        after: { rebate: toPercent(rebate), accounts },
      };
    });
  });
  return {};
}
