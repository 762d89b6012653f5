import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { requireInTeam, type TeamMember } from "../agent/index.ts";

/** An account directly below the agent, whose terms are the agent's to set. @throws Refusal `permission.denied` for any other */
export async function requireDirect(db: Db, agent: MemberKey, account: string): Promise<TeamMember> {
  const found = await requireInTeam(db, agent, account);
  if (found.uplineId !== agent.memberId) throw new Refusal("permission.denied");
  return found;
}
