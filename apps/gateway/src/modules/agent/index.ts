import { agentRows } from "@marquee/contract/schema";
import { readFunctions } from "../../db/readFunctions.ts";
import type { GatewayModule } from "../../GatewayModule.ts";
import { accountRows } from "./accountStore.ts";
import { eraseCodes } from "./eraseCodesStore.ts";
import { affiliateCodesMigration } from "./migrations/024-affiliate-codes.ts";
import { uplineCodesMigration } from "./migrations/035-upline-codes.ts";
import { measureTeamsJob } from "./measureTeamsJob.ts";
import { agentLinesMigration } from "./migrations/227-agent-lines.ts";
import { teamMeasuresMigration } from "./migrations/229-team-measures.ts";
import { ownLinesMigration } from "./migrations/230-own-lines.ts";
import { agentAccountsMigration } from "./migrations/261-agent-accounts.ts";
import { completeMeasuresMigration } from "./migrations/291-complete-measures.ts";
import { lineMovesMigration } from "./migrations/296-line-moves.ts";
import { campaignCodesMigration } from "./migrations/300-campaign-codes.ts";
import { removeOldVisits } from "./linkStore.ts";
import { quotaRows } from "./quotaStore.ts";
import { rebateRows } from "./rebateStore.ts";
import { agentRoutes } from "./routes.ts";
import { agentServices } from "./services.ts";

export { activeStakes, getActiveStake } from "./activeStakeStore.ts";
export { addMadeAccounts, countMadeToday } from "./accountStore.ts";
export { addCodes, findCodeOwner, toCodeKey, type CodeKind } from "./affiliateCodeStore.ts";
export { countReferrals, countRegistrations, openReferralCode } from "./referralCodeStore.ts";
export { requireInTeam, toDays } from "./figures.ts";
export { giveLinkRebate } from "./giveLinkRebate.ts";
export { listLinkMemberPage } from "./linkMemberStore.ts";
export {
  addCampaignCode,
  addLink,
  changeLink,
  countLinks,
  findLinkTerms,
  lockMaker,
  removeOldVisits,
  switchCampaignCodes,
} from "./linkStore.ts";
export { toMasked } from "./findAffiliate.ts";
export { measureTeams } from "./measureTeams.ts";
export { lockTree } from "./lineStore.ts";
export { makeAgent, moveMember, placeMember } from "./moveMember.ts";
export { listPath } from "./profitStore.ts";
export { addQuota, getQuotaFrom, listQuotas, setQuota, takeQuota } from "./quotaStore.ts";
export { plantTree } from "./plantStore.ts";
export { requireBirthday } from "./requireBirthday.ts";
export { useQuota } from "./useQuota.ts";
export { getRebate, setRebate } from "./rebateStore.ts";
export { getAgentSettings, putAgentSettings } from "./settingsStore.ts";
export { findAgentAbove, findInTeam, findSelf, listAgentsBelow, type TeamMember } from "./teamStore.ts";
export {
  countActive,
  countActiveInStream,
  listPlayerParts,
  readMeasured,
  sumTeamHours,
  sumTeamStream,
  type TeamMeasure,
  type TeamUnder,
} from "./teamMeasureStore.ts";
export { toInvitationUrl } from "./toInvitationUrl.ts";
export {
  listSamplePath,
  openSampleTeam,
  requireSampled,
  sortSampled,
  toSamplePeriod,
} from "./sample-team/openSampleTeam.ts";
export { isUnder } from "./sample-team/sampleAccounts.ts";
export { findPeriodBefore, measureTeam, type SampleMeasure, toInput } from "./sample-team/sampleBills.ts";
export {
  type SampleContract,
  sampleContractDays,
  sampleContracts,
  toSampleTerms,
} from "./sample-team/sampleContracts.ts";
export { listDays, toDayText, toMonday } from "./sample-team/sampleDays.ts";
export { findSampleLinkMembers } from "./sample-team/sampleLinks.ts";
export { toRegisteredAt } from "./sample-team/samplePlay.ts";
export type { SampleBill, SamplePeriod, SampleTeam } from "./sample-team/SampleTeam.ts";

/** The tree of agents and its teams, and invitation codes of agents and players. It imports no other module. */
export const agentModule: GatewayModule = {
  domain: "agent",
  services: agentServices,
  rows: agentRows,
  routes: agentRoutes,
  erase: eraseCodes,
  memberTables: [rebateRows, accountRows, quotaRows],
  migrations: [
    affiliateCodesMigration,
    uplineCodesMigration,
    agentLinesMigration,
    teamMeasuresMigration,
    ownLinesMigration,
    agentAccountsMigration,
    completeMeasuresMigration,
    lineMovesMigration,
    campaignCodesMigration,
  ],
  functions: readFunctions(new URL("functions/", import.meta.url)),
  jobs: [measureTeamsJob],
  retentions: [{ name: "link visits", days: 2, remove: ({ db }, days) => removeOldVisits(db, days) }],
};
