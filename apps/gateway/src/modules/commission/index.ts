import { commissionRows } from "@marquee/contract/schema";
import { readFunctions } from "../../db/readFunctions.ts";
import type { GatewayModule } from "../../GatewayModule.ts";
import { contractRows } from "./listStore.ts";
import { makeBillsJob, payBillsJob } from "./billJobs.ts";
import { billRows } from "./billListStore.ts";
import { expireContractsJob } from "./expireContractsJob.ts";
import { billTemplates, contractTemplates } from "./messageTemplates.ts";
import { contractsMigration } from "./migrations/271-contracts.ts";
import { billsMigration } from "./migrations/292-bills.ts";
import { activeStakeMigration } from "./migrations/293-active-stake.ts";
import { commissionRoutes } from "./routes.ts";
import { commissionServices } from "./services.ts";

export { makeBillsJob, payBillsJob } from "./billJobs.ts";
export { endContractsOfMove } from "./endContractsOfMove.ts";
export { endByHouse, offerByHouse } from "./houseContracts.ts";
export { type ReplayedFigure, replayBill } from "./replayBill.ts";
export { readContractFlags } from "./readContractFlags.ts";

/** Contracts between agents, and their bills (contract 3.9). It imports the tree of agents, and no other module. */
export const commissionModule: GatewayModule = {
  domain: "commission",
  services: commissionServices,
  rows: commissionRows,
  routes: commissionRoutes,
  memberTables: [contractRows, billRows],
  migrations: [contractsMigration, billsMigration, activeStakeMigration],
  functions: readFunctions(new URL("functions/", import.meta.url)),
  messageTemplates: [...contractTemplates, ...billTemplates],
  jobs: [expireContractsJob, makeBillsJob, payBillsJob],
};
