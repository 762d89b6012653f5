import { commissionRows } from "@marquee/contract/schema";
import { readFunctions } from "../../db/readFunctions.ts";
import type { GatewayModule } from "../../GatewayModule.ts";
import { contractRows } from "./listStore.ts";
import { expireContractsJob } from "./expireContractsJob.ts";
import { contractTemplates } from "./messageTemplates.ts";
import { contractsMigration } from "./migrations/271-contracts.ts";
import { commissionRoutes } from "./routes.ts";
import { commissionServices } from "./services.ts";

export { endContractsOfMove } from "./endContractsOfMove.ts";
export { endByHouse, offerByHouse } from "./houseContracts.ts";
export { readContractFlags } from "./readContractFlags.ts";

/** Contracts between agents (contract 3.9). It imports the tree of agents, and no other module. */
export const commissionModule: GatewayModule = {
  domain: "commission",
  services: commissionServices,
  rows: commissionRows,
  routes: commissionRoutes,
  memberTables: [contractRows],
  migrations: [contractsMigration],
  functions: readFunctions(new URL("functions/", import.meta.url)),
  messageTemplates: contractTemplates,
  jobs: [expireContractsJob],
};
