import { rebateRows } from "@marquee/contract/schema";
import { readFunctions } from "../../db/readFunctions.ts";
import type { GatewayModule } from "../../GatewayModule.ts";
import { measureRebatesJob, payRebatesJob } from "./jobs.ts";
import { rebatesMigration } from "./migrations/295-rebates.ts";
import { rebateRaisesMigration } from "./migrations/353-rebate-raises.ts";
import { rebateTables } from "./rebateStore.ts";
import { rebateRoutes } from "./routes.ts";
import { rebateServices } from "./services.ts";

export { measureRebatesJob, payRebatesJob } from "./jobs.ts";

export { rebateRewards } from "./rebateRewards.ts";

/** Rebates: members claim theirs, agents are paid the difference to those below (contract 3.9.5). It imports the tree of agents and the levels of members, and no other module. */
export const rebateModule: GatewayModule = {
  domain: "rebate",
  services: rebateServices,
  rows: rebateRows,
  routes: rebateRoutes,
  memberTables: rebateTables,
  migrations: [rebatesMigration, rebateRaisesMigration],
  functions: readFunctions(new URL("functions/", import.meta.url)),
  jobs: [measureRebatesJob, payRebatesJob],
};
