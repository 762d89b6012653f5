import { agentRows } from "@marquee/contract/schema";
import { readFunctions } from "../../db/readFunctions.ts";
import type { GatewayModule } from "../../GatewayModule.ts";
import { eraseCodes } from "./eraseCodesStore.ts";
import { affiliateCodesMigration } from "./migrations/024-affiliate-codes.ts";
import { uplineCodesMigration } from "./migrations/035-upline-codes.ts";
import { measureTeamsJob } from "./measureTeamsJob.ts";
import { agentLinesMigration } from "./migrations/227-agent-lines.ts";
import { teamMeasuresMigration } from "./migrations/229-team-measures.ts";
import { ownLinesMigration } from "./migrations/230-own-lines.ts";
import { rebateRows } from "./rebateStore.ts";
import { agentRoutes } from "./routes.ts";
import { agentServices } from "./services.ts";

export { addCodes, findCodeOwner, type CodeKind } from "./affiliateCodeStore.ts";
export { countReferrals, countRegistrations, openReferralCode } from "./referralCodeStore.ts";
export { measureTeams } from "./measureTeams.ts";
export { lockTree } from "./lineStore.ts";
export { makeAgent, moveMember, placeMember } from "./moveMember.ts";
export { getRebate, setRebate } from "./rebateStore.ts";
export { findAgentAbove, findInTeam, listAgentsBelow, type NamedAgent, type TeamMember } from "./teamStore.ts";
export { toInvitationUrl } from "./toInvitationUrl.ts";

/** The tree of agents and its teams, and invitation codes of agents and players. It imports no other module. */
export const agentModule: GatewayModule = {
  domain: "agent",
  services: agentServices,
  rows: agentRows,
  routes: agentRoutes,
  erase: eraseCodes,
  memberTables: [rebateRows],
  migrations: [
    affiliateCodesMigration,
    uplineCodesMigration,
    agentLinesMigration,
    teamMeasuresMigration,
    ownLinesMigration,
  ],
  functions: readFunctions(new URL("functions/", import.meta.url)),
  jobs: [measureTeamsJob],
};
