import { missionsRows, missionsStaffRows } from "@marquee/contract/schema";
import { readFunctions } from "../../db/readFunctions.ts";
import type { GatewayModule } from "../../GatewayModule.ts";
import { createDemoMissions } from "./demo/createDemoMissions.ts";
import { measureMissionsFollower } from "./followStakes.ts";
import { removeOldScores } from "./boardStore.ts";
import { missionsMemberTables } from "./memberTableStore.ts";
import { missionsMigration } from "./migrations/310-missions.ts";
import { challengesMigration } from "./migrations/350-challenges.ts";
import { missionAudiencesMigration } from "./migrations/381-mission-audiences.ts";
import { missionScoresMigration } from "./migrations/390-mission-scores.ts";
import { missionsRoutes } from "./routes.ts";
import { missionKind } from "./saveMission.ts";
import { missionsServices } from "./services.ts";
import { missionsStaffRoutes } from "./staffRoutes.ts";

export { measureMissions } from "./followStakes.ts";

export { missionRewards } from "./missionRewards.ts";

/** Missions: what members do in a period and what it pays (contract 3.10). It reads the stream of settled stakes by itself. */
export const missionsModule: GatewayModule = {
  domain: "missions",
  services: missionsServices,
  rows: missionsRows,
  routes: missionsRoutes,
  staffRows: missionsStaffRows,
  staffRoutes: missionsStaffRoutes,
  proposalKinds: [missionKind],
  memberTables: missionsMemberTables,
  migrations: [missionsMigration, challengesMigration, missionAudiencesMigration, missionScoresMigration],
  functions: readFunctions(new URL("functions/", import.meta.url)),
  followers: [measureMissionsFollower],
  // A month is over, and the one before it.
  retentions: [{ name: "mission scores", days: 70, remove: ({ db }, days) => removeOldScores(db, days) }],
  demo: { part: "missions", after: ["members"], create: createDemoMissions },
};
