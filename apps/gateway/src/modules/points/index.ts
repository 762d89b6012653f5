import { pointsRows, pointsStaffRows } from "@marquee/contract/schema";
import { readFunctions } from "../../db/readFunctions.ts";
import type { GatewayModule } from "../../GatewayModule.ts";
import { toWaitingOrders } from "../../orders/toWaitingOrders.ts";
import { createDemoRewards } from "./demo/createDemoRewards.ts";
import { correctionKind } from "./correctPoints.ts";
import { earnPointsFollower } from "./earnPoints.ts";
import { eraseAddresses, pointTables } from "./memberTableStore.ts";
import { pointsTemplates } from "./messageTemplates.ts";
import { pointsMigration } from "./migrations/304-points.ts";
import { pointCorrectionsMigration } from "./migrations/380-point-corrections.ts";
import { pointSettings } from "./pointSettings.ts";
import { removeOldGains } from "./pointStore.ts";
import { redemptionExport } from "./redemptionList.ts";
import { redemptions } from "./redemptionStore.ts";
import { pointsRoutes } from "./routes.ts";
import { rewardKind } from "./saveReward.ts";
import { pointsServices } from "./services.ts";
import { pointsStaffRoutes } from "./staffRoutes.ts";

export { earnPoints } from "./earnPoints.ts";
export { creditPoints } from "./pointStore.ts";
export { valuePoints } from "./valuePoints.ts";

/** Points and their mall (contract 3.10): earned by settled stakes, converted and redeemed; the ledger keeps them as an asset of its own. */
export const pointsModule: GatewayModule = {
  domain: "points",
  services: pointsServices,
  rows: pointsRows,
  routes: pointsRoutes,
  staffRows: pointsStaffRows,
  staffRoutes: pointsStaffRoutes,
  proposalKinds: [pointSettings.proposalKind, rewardKind, correctionKind],
  memberTables: pointTables,
  erase: eraseAddresses,
  migrations: [pointsMigration, pointCorrectionsMigration],
  demo: { part: "rewards", create: createDemoRewards },
  functions: readFunctions(new URL("functions/", import.meta.url)),
  messageTemplates: pointsTemplates,
  followers: [earnPointsFollower],
  retentions: [{ name: "points of rounds", days: 90, remove: ({ db }, days) => removeOldGains(db, days) }],
  exportLists: [redemptionExport],
  waiting: [toWaitingOrders("redemptions", redemptions, "PROCESS", undefined, ({ names }) => names.EN)],
};
