import { walletRows, walletStaffRows } from "@marquee/contract/schema";
import { readFunctions } from "../../db/readFunctions.ts";
import type { GatewayModule } from "../../GatewayModule.ts";
import { askProvidersJob } from "./deposits/askProvidersJob.ts";
import { depositRoutes } from "./depositRoutes.ts";
import { reportDeposit } from "./deposits/reportDeposit.ts";
import { depositTemplates } from "./messageTemplates.ts";
import { depositsMigration } from "./migrations/046-deposits.ts";
import { secondPaymentsMigration } from "./migrations/101-second-payments.ts";
import { orderListsMigration } from "./migrations/150-order-lists.ts";
import { orderVersionsMigration } from "./migrations/148-order-versions.ts";
import { paymentProvidersMigration } from "./migrations/160-payment-providers.ts";
import { playsAsideMigration } from "./migrations/121-plays-aside.ts";
import { transferStepsMigration } from "./migrations/196-transfer-steps.ts";
import { vendorTransfersMigration } from "./migrations/070-vendor-transfers.ts";
import { connectionKind } from "./providers/connectProvider.ts";
import { removeOldConnections } from "./providers/providerStore.ts";
import { rollUpRecordJob } from "./rollUpRecord.ts";
import { walletRoutes } from "./routes.ts";
import { walletStaffRoutes } from "./staffRoutes.ts";
import { providerStaffRoutes } from "./staffProviderRoutes.ts";
import { transferStaffRoutes } from "./staffTransferRoutes.ts";
import { transferRoutes } from "./transferRoutes.ts";
import { vendorJobs } from "./vendor-transfers/vendorJobs.ts";
import { toWaitingOrders } from "../../orders/toWaitingOrders.ts";
import { deposits } from "./deposits/depositStore.ts";
import { depositExport } from "./deposits/depositList.ts";
import { walletServices } from "./services.ts";

export { toRecordAccount } from "./toRecordAccount.ts";
export { listPaymentTypes } from "./deposits/createDeposit.ts";
export { findLastDeposit } from "./deposits/depositStore.ts";
export { openProviders, type PaymentProviders } from "./providers/openProviders.ts";
export { toFee } from "./toFee.ts";
export { readPlays } from "./vendor-transfers/readPlays.ts";
export { openEmptyWallets, openTrialWallet, openWallets } from "./openWallets.ts";
export { toGameCode, toReference, toRoundId, toRoundReference } from "./reference.ts";

/** Balance, account record, deposits, payment providers, transfers to vendors. */
export const walletModule: GatewayModule = {
  domain: "wallet",
  services: walletServices,
  rows: walletRows,
  routes: (services) => [...walletRoutes(services), ...depositRoutes(services), ...transferRoutes(services)],
  staffRows: walletStaffRows,
  staffRoutes: (services) => [
    ...walletStaffRoutes(services),
    ...transferStaffRoutes(services),
    ...providerStaffRoutes(services),
  ],
  proposalKinds: [connectionKind],
  migrations: [
    depositsMigration,
    vendorTransfersMigration,
    secondPaymentsMigration,
    playsAsideMigration,
    orderVersionsMigration,
    orderListsMigration,
    paymentProvidersMigration,
    transferStepsMigration,
  ],
  functions: readFunctions(new URL("functions/", import.meta.url)),
  // Longer than a proposal waits.
  retentions: [
    { name: "proposed payment connections", days: 30, remove: ({ db }, days) => removeOldConnections(db, days) },
  ],
  messageTemplates: depositTemplates,
  exportLists: [depositExport],
  waiting: [toWaitingOrders("deposits", deposits, "REVIEW")],
  jobs: [rollUpRecordJob, askProvidersJob, ...vendorJobs],
  paymentReports: {
    kind: "DEPOSIT",
    take: async (services, taken) => (await reportDeposit(services, taken)) !== undefined,
  },
};
