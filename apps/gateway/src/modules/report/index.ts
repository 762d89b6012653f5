import { reportRows } from "@marquee/contract/schema";
import type { GatewayModule } from "../../GatewayModule.ts";
import { registerReportFiles } from "./files/registerReportFiles.ts";
import { betDaysMigration } from "./migrations/065-bet-days.ts";
import { rollUpBetsJob } from "./rollUpBetsJob.ts";
import { reportRoutes } from "./routes.ts";

/** Betting record, personal profit, and files of reports. */
export const reportModule: GatewayModule = {
  domain: "report",
  rows: reportRows,
  routes: reportRoutes,
  migrations: [betDaysMigration],
  jobs: [rollUpBetsJob],
  register: registerReportFiles,
};
