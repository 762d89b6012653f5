import * as row from "@marquee/contract/staff";
import { merchantRoute, type StaffRoute } from "../../staff/staffRoute.ts";
import type { SettingsScope } from "../../staff/guardSettings.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { agentSettings, getStoredSettings, requireActiveAmounts } from "./agentSettings.ts";
import { makeMemberAgent, setAgentQuota, setAgentRebate } from "./changeAgent.ts";
import { proposeAgentMove } from "./moveProposal.ts";
import type { Services } from "./services.ts";
import { listAgents, showAgent } from "./showAgents.ts";

const toScope = ({ tenant: { id, currency } }: MerchantCall): SettingsScope => ({ id, currency });

/** The tree of agents in the back office. */
export function agentStaffRoutes(services: Services): readonly StaffRoute[] {
  return [
    merchantRoute(row.listAgents, (call, request) => listAgents(services, call, request)),
    merchantRoute(row.getAgent, (call, request) => showAgent(services, call, request)),
    merchantRoute(row.makeMemberAgent, (call, request) => makeMemberAgent(services, call, request)),
    merchantRoute(row.setAgentRebate, (call, request) => setAgentRebate(services, call, request)),
    merchantRoute(row.setAgentQuota, (call, request) => setAgentQuota(services, call, request)),
    merchantRoute(row.getAgentSettings, (call) => getStoredSettings(services.db, toScope(call))),
    merchantRoute(row.changeAgentSettings, async (call, request) => {
      requireActiveAmounts(call.tenant, request);
      return agentSettings.change(services, call, toScope(call), request);
    }),
    merchantRoute(row.proposeAgentMove, (call, request) => proposeAgentMove(services, call, request)),
  ];
}
