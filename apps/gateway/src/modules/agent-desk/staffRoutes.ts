import * as row from "@marquee/contract/staff";
import { merchantRoute, type StaffRoute } from "../../staff/staffRoute.ts";
import { makeMemberAgent, setAgentRebate } from "./changeAgent.ts";
import { proposeAgentMove } from "./moveProposal.ts";
import type { Services } from "./services.ts";
import { listAgents, showAgent } from "./showAgents.ts";

/** The tree of agents in the back office. */
export function agentStaffRoutes(services: Services): readonly StaffRoute[] {
  return [
    merchantRoute(row.listAgents, (call, request) => listAgents(services, call, request)),
    merchantRoute(row.getAgent, (call, request) => showAgent(services, call, request)),
    merchantRoute(row.makeMemberAgent, (call, request) => makeMemberAgent(services, call, request)),
    merchantRoute(row.setAgentRebate, (call, request) => setAgentRebate(services, call, request)),
    merchantRoute(row.proposeAgentMove, (call, request) => proposeAgentMove(services, call, request)),
  ];
}
