import { reportRows, reportStaffRows } from "@marquee/contract/schema";
import type { GatewayModule } from "../../GatewayModule.ts";
import { registerReportFiles } from "./files/registerReportFiles.ts";
import { betDaysMigration } from "./migrations/065-bet-days.ts";
import { revenueQuartersMigration } from "./migrations/066-revenue-quarters.ts";
import { reconciliationMigration } from "./migrations/067-reconciliation.ts";
import { roundListsMigration } from "./migrations/152-round-lists.ts";
import { roundIndexesMigration } from "./migrations/153-round-indexes.ts";
import { roundNumbersMigration } from "./migrations/181-round-numbers.ts";
import { revenueAgentsMigration } from "./migrations/297-revenue-agents.ts";
import { reportTemplates } from "./messageTemplates.ts";
import { reconcileJob } from "./reconciliation/reconcile.ts";
import { removeOldRuns } from "./reconciliation/runStore.ts";
import { revenueExport } from "./revenue/getRevenue.ts";
import { rollUpRevenueJob } from "./revenue/rollUpRevenueJob.ts";
import { rollUpBetsJob } from "./rollUpBetsJob.ts";
import { reportRoutes } from "./routes.ts";
import { roundExport } from "./rounds/roundList.ts";
import { reportStaffRoutes } from "./staffRoutes.ts";
import { reportServices } from "./services.ts";

export { type ProfitFigures, toFigures } from "./readProfit.ts";

/** Records and reports: of members for themselves, of the house for its staff, and whether all records agree. */
export const reportModule: GatewayModule = {
  domain: "report",
  services: reportServices,
  rows: reportRows,
  routes: reportRoutes,
  staffRows: reportStaffRows,
  staffRoutes: reportStaffRoutes,
  exportLists: [revenueExport, roundExport],
  migrations: [
    betDaysMigration,
    revenueQuartersMigration,
    reconciliationMigration,
    roundListsMigration,
    roundIndexesMigration,
    roundNumbersMigration,
    revenueAgentsMigration,
  ],
  jobs: [rollUpBetsJob, rollUpRevenueJob, reconcileJob],
  retentions: [{ name: "reconciliation runs", days: 90, remove: ({ db }, days) => removeOldRuns(db, days) }],
  messageTemplates: reportTemplates,
  register: registerReportFiles,
};
