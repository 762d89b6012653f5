import { agentStaffRows } from "@marquee/contract/schema";
import type { GatewayModule } from "../../GatewayModule.ts";
import { agentsByNameMigration } from "./migrations/263-agents-by-name.ts";
import { createDemoAgents } from "./demo/createDemoAgents.ts";
import { agentMoveKind } from "./moveProposal.ts";
import { agentDeskServices } from "./services.ts";
import { agentSettings } from "./agentSettings.ts";
import { agentStaffRoutes } from "./staffRoutes.ts";

export { planDemoTree } from "./demo/planDemoTree.ts";

/** What staff see and do of the tree of agents. It uses the modules that change members and contracts, and so cannot be `agent`. */
export const agentDeskModule: GatewayModule = {
  domain: "agent-desk",
  services: agentDeskServices,
  rows: [],
  routes: () => [],
  staffRows: agentStaffRows,
  staffRoutes: agentStaffRoutes,
  proposalKinds: [agentMoveKind, agentSettings.proposalKind],
  migrations: [agentsByNameMigration],
  demo: { part: "agents", after: ["members"], create: createDemoAgents },
};
