import { isTrialAgent } from "@marquee/contract";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Session } from "../../authentication/Session.ts";
import type { Db } from "../../db/Db.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { requireInTeam, type TeamMember } from "../agent/index.ts";

/** The calling agent. A trial agent has no place in the tree, and so no team to make. @throws Refusal `trial.not.allowed` */
export function requireAgent(call: Call): Session {
  const session = requireSession(call);
  if (isTrialAgent(session.kind)) throw new Refusal("trial.not.allowed");
  return session;
}

/** An account directly below the agent, whose terms are the agent's to set. @throws Refusal `permission.denied` for any other */
export async function requireDirect(db: Db, agent: MemberKey, account: string): Promise<TeamMember> {
  const found = await requireInTeam(db, agent, account);
  if (found.uplineId !== agent.memberId) throw new Refusal("permission.denied");
  return found;
}
