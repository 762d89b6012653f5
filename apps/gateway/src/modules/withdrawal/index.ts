import { withdrawalRows, withdrawalStaffRows } from "@marquee/contract/schema";
import { readFunctions } from "../../db/readFunctions.ts";
import type { GatewayModule } from "../../GatewayModule.ts";
import { eraseAccounts } from "./eraseAccountsStore.ts";
import { createDemoSettings } from "./demo/createDemoSettings.ts";
import { closeWithdrawalsJob, followPayoutsJob } from "./jobs.ts";
import { withdrawalTemplates } from "./messageTemplates.ts";
import { withdrawalsMigration } from "./migrations/050-withdrawals.ts";
import { settingsByCurrencyMigration } from "./migrations/085-settings-by-currency.ts";
import { settledPayoutsMigration } from "./migrations/087-settled-payouts.ts";
import { takesTwoMigration } from "./migrations/100-takes-two.ts";
import { toWaitingOrders } from "../../orders/toWaitingOrders.ts";
import { withdrawals } from "./withdrawalStore.ts";
import { withdrawalExport } from "./withdrawalList.ts";
import { withdrawalListsMigration } from "./migrations/151-withdrawal-lists.ts";
import { withdrawalVersionsMigration } from "./migrations/149-withdrawal-versions.ts";
import { withdrawalSettings } from "./withdrawalSettings.ts";
import { orderWebhooksMigration } from "./migrations/052-order-webhooks.ts";
import { reportPayout } from "./reportPayout.ts";
import { withdrawalRoutes } from "./routes.ts";
import { settlementKind } from "./settlePayout.ts";
import { withdrawalStaffRoutes } from "./staffRoutes.ts";
import { withdrawalServices } from "./services.ts";

export { requirePassword } from "./accounts.ts";
export { findCredentialsHold } from "./findCredentialsHold.ts";

/** In how many hours a member's claim is answered (contract 3.8). */
const claimHours = 72;

/** Withdrawals: accounts that are paid, checks, payouts, the member's answer. */
export const withdrawalModule: GatewayModule = {
  domain: "withdrawal",
  services: withdrawalServices,
  rows: withdrawalRows,
  routes: withdrawalRoutes,
  staffRows: withdrawalStaffRows,
  staffRoutes: withdrawalStaffRoutes,
  erase: eraseAccounts,
  migrations: [
    withdrawalsMigration,
    orderWebhooksMigration,
    settingsByCurrencyMigration,
    settledPayoutsMigration,
    takesTwoMigration,
    withdrawalVersionsMigration,
    withdrawalListsMigration,
  ],
  functions: readFunctions(new URL("functions/", import.meta.url)),
  proposalKinds: [settlementKind, withdrawalSettings.proposalKind],
  jobs: [followPayoutsJob, closeWithdrawalsJob],
  messageTemplates: withdrawalTemplates,
  exportLists: [withdrawalExport],
  waiting: [
    toWaitingOrders("withdrawals", withdrawals, "RISK"),
    toWaitingOrders("unpaidClaims", withdrawals, "UNPAID_CLAIM", claimHours),
    toWaitingOrders("partialClaims", withdrawals, "PARTIAL_CLAIM", claimHours),
  ],
  paymentReports: { kind: "PAYOUT", take: reportPayout },
  demo: { part: "members", create: createDemoSettings },
};
