import { walletRows, walletStaffRows } from "@marquee/contract/schema";
import type { GatewayModule } from "../../GatewayModule.ts";
import { askProvidersJob } from "./deposits/askProvidersJob.ts";
import { depositRoutes } from "./depositRoutes.ts";
import { reportDeposit } from "./deposits/reportDeposit.ts";
import { depositsMigration } from "./migrations/046-deposits.ts";
import { rollUpRecordJob } from "./rollUpRecord.ts";
import { walletRoutes } from "./routes.ts";
import { walletStaffRoutes } from "./staffRoutes.ts";

export { createOrderNo } from "./createOrderNo.ts";
export { readPlace, toPlace } from "./orderPlace.ts";
export { requireDays } from "./requireDays.ts";
export { toFee } from "./toFee.ts";
export { openWallets, openTrialWallet } from "./openWallets.ts";
export { toGameCode, toRoundId, toRoundReference } from "./reference.ts";

/** Balance, account record, deposits. */
export const walletModule: GatewayModule = {
  domain: "wallet",
  rows: walletRows,
  routes: (services) => [...walletRoutes(services), ...depositRoutes(services)],
  staffRows: walletStaffRows,
  staffRoutes: walletStaffRoutes,
  migrations: [depositsMigration],
  jobs: [rollUpRecordJob, askProvidersJob],
  paymentReports: {
    kind: "DEPOSIT",
    take: async (services, taken) => (await reportDeposit(services, taken)) !== undefined,
  },
};
