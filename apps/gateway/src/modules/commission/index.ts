import { commissionRows, commissionStaffRows } from "@marquee/contract/schema";
import { readFunctions } from "../../db/readFunctions.ts";
import type { GatewayModule } from "../../GatewayModule.ts";
import { toWaitingOrders } from "../../orders/toWaitingOrders.ts";
import { contractRows } from "./listStore.ts";
import { makeBillsJob, payBillsJob } from "./billJobs.ts";
import { billRows } from "./billListStore.ts";
import { bills } from "./billStore.ts";
import { commissionSettings } from "./commissionSettings.ts";
import { contractActKind } from "./contractActProposal.ts";
import { expireContractsJob } from "./expireContractsJob.ts";
import { billTemplates, contractTemplates } from "./messageTemplates.ts";
import { contractsMigration } from "./migrations/271-contracts.ts";
import { billsMigration } from "./migrations/292-bills.ts";
import { activeStakeMigration } from "./migrations/293-active-stake.ts";
import { billDeskMigration } from "./migrations/294-bill-desk.ts";
import { commissionRoutes } from "./routes.ts";
import { commissionServices } from "./services.ts";
import { billExport } from "./staffBills.ts";
import { commissionStaffRoutes } from "./staffRoutes.ts";

export { makeBillsJob, payBillsJob } from "./billJobs.ts";
export { endContractsOfMove } from "./endContractsOfMove.ts";
export { actByHouse, offerByHouse } from "./houseContracts.ts";
export { type ReplayedFigure, replayBill } from "./replayBill.ts";
export { readContractFlags } from "./readContractFlags.ts";

/** Contracts between agents, and their bills (contract 3.9). It imports the tree of agents, and no other module. */
export const commissionModule: GatewayModule = {
  domain: "commission",
  services: commissionServices,
  rows: commissionRows,
  routes: commissionRoutes,
  staffRows: commissionStaffRows,
  staffRoutes: commissionStaffRoutes,
  proposalKinds: [contractActKind, commissionSettings.proposalKind],
  memberTables: [contractRows, billRows],
  migrations: [contractsMigration, billsMigration, activeStakeMigration, billDeskMigration],
  functions: readFunctions(new URL("functions/", import.meta.url)),
  messageTemplates: [...contractTemplates, ...billTemplates],
  jobs: [expireContractsJob, makeBillsJob, payBillsJob],
  exportLists: [billExport],
  waiting: [toWaitingOrders("bills", bills, "REVIEW"), toWaitingOrders("billsToSettle", bills, "TO_COLLECT")],
};
