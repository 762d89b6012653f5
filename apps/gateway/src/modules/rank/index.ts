import { rankRows, rankStaffRows } from "@marquee/contract/schema";
import { readFunctions } from "../../db/readFunctions.ts";
import type { GatewayModule } from "../../GatewayModule.ts";
import { createDemoRanks } from "./demo/createDemoRanks.ts";
import { measureRanksFollower } from "./followStakes.ts";
import { keepLevelsJob } from "./keepLevelsJob.ts";
import { rankMemberTables } from "./memberTableStore.ts";
import { rankMigration } from "./migrations/352-rank.ts";
import { rankSettings } from "./rankSettings.ts";
import { rankRoutes } from "./routes.ts";
import { rankServices } from "./services.ts";
import { rankStaffRoutes } from "./staffRoutes.ts";

export { measureRanks } from "./followStakes.ts";
export { rankRewards } from "./rankRewards.ts";
export { getLevel, getRaise, getRank } from "./rankStore.ts";

/** Levels of members and what they give (contract 3.10). It reads the stream of settled stakes by itself. */
export const rankModule: GatewayModule = {
  domain: "rank",
  services: rankServices,
  rows: rankRows,
  routes: rankRoutes,
  staffRows: rankStaffRows,
  staffRoutes: rankStaffRoutes,
  proposalKinds: [rankSettings.proposalKind],
  memberTables: rankMemberTables,
  migrations: [rankMigration],
  functions: readFunctions(new URL("functions/", import.meta.url)),
  followers: [measureRanksFollower],
  jobs: [keepLevelsJob],
  demo: { part: "ranks", after: ["members"], create: createDemoRanks },
};
