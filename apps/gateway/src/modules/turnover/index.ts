import { turnoverStaffRows } from "@marquee/contract/schema";
import { readFunctions } from "../../db/readFunctions.ts";
import type { GatewayModule } from "../../GatewayModule.ts";
import { turnoverSettings } from "./turnoverSettings.ts";
import { expireTurnoverJob } from "./expireTurnoverJob.ts";
import { forgivenessKind } from "./forgive.ts";
import { settledStakesMigration } from "./migrations/080-settled-stakes.ts";
import { turnoverMigration } from "./migrations/081-turnover.ts";
import { signupTurnoverMigration } from "./migrations/120-signup-turnover.ts";
import { stakesOfLinesMigration } from "./migrations/228-stakes-of-lines.ts";
import { transferTurnoverMigration } from "./migrations/252-transfer-turnover.ts";
import { turnoverSourcesMigration } from "./migrations/305-turnover-sources.ts";
import { turnoverStaffRoutes } from "./staffRoutes.ts";
import { turnoverServices } from "./services.ts";

export { getTurnover, getTurnoverSums, toSumTexts, toWithdrawable } from "./getTurnover.ts";
export { requireBonusTurnover } from "./requireBonus.ts";
export { requireDepositTurnover, requireTransferTurnover } from "./requireDeposit.ts";
export { requireGivenTurnover } from "./requireGiven.ts";
export { requireSignupTurnover } from "./requireSignup.ts";
export { settleVendorStakes } from "./settledStakeStore.ts";

/** Settled stakes, and what has to be staked before money can be withdrawn (money.md). It imports no other module. */
export const turnoverModule: GatewayModule = {
  domain: "turnover",
  services: turnoverServices,
  rows: [],
  routes: () => [],
  staffRows: turnoverStaffRows,
  staffRoutes: turnoverStaffRoutes,
  proposalKinds: [forgivenessKind, turnoverSettings.proposalKind],
  migrations: [
    settledStakesMigration,
    turnoverMigration,
    signupTurnoverMigration,
    stakesOfLinesMigration,
    transferTurnoverMigration,
    turnoverSourcesMigration,
  ],
  functions: readFunctions(new URL("functions/", import.meta.url)),
  jobs: [expireTurnoverJob],
};
