import { readFunctions } from "../../db/readFunctions.ts";
import type { GatewayModule } from "../../GatewayModule.ts";
import { agentRemarksMigration } from "./migrations/262-agent-remarks.ts";
import { teamListsMigration } from "./migrations/281-team-lists.ts";
import { eraseRemarks } from "./remarkStore.ts";
import { agentCentreRoutes } from "./routes.ts";
import { agentCentreServices } from "./services.ts";

/**
 * The agent's register centre and team management. It uses the modules that know members, and so cannot be `agent`, which they use; the rows of
 * both are those of domain `agent`.
 */
export const agentCentreModule: GatewayModule = {
  domain: "agent-centre",
  services: agentCentreServices,
  rows: [],
  routes: agentCentreRoutes,
  erase: eraseRemarks,
  functions: readFunctions(new URL("functions/", import.meta.url)),
  migrations: [agentRemarksMigration, teamListsMigration],
};
