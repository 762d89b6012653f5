import { isTrialAgent } from "@marquee/contract";
import type { Session } from "../../authentication/Session.ts";
import { Refusal } from "../../http/Refusal.ts";

/** The session of an agent of the tree. @throws Refusal `trial.not.allowed` for trial agents, who have no place in it (contract 3.9.6) */
export function requireTreeAgent(session: Session): Session {
  if (isTrialAgent(session.kind)) throw new Refusal("trial.not.allowed");
  return session;
}
