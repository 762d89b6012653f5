import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { findAgentAbove, requireInTeam } from "../agent/index.ts";
import { findAgent, type Partner } from "./partnerStore.ts";

/**
 * An agent directly below this one, with whom it can make a contract.
 * @throws Refusal `permission.denied` outside the own team (AC-15), `contract.target.not.direct` for who stands deeper or is no agent
 */
export async function requireDownline(db: Db, { tenantId, memberId }: MemberKey, account: string): Promise<Partner> {
  await requireInTeam(db, { tenantId, memberId }, account);
  const downline = await findAgent(db, tenantId, account);
  const above = downline && (await findAgentAbove(db, { tenantId, memberId: downline.id }));
  if (downline === undefined || above?.id !== memberId) throw new Refusal("contract.target.not.direct");
  return downline;
}
