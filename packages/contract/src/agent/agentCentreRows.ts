import { row, type SchemaRow } from "../SchemaRow.ts";
import { Nothing } from "../shapes.ts";
import * as linkEndpoint from "./linkEndpoints.ts";
import * as link from "./linkSchemas.ts";
import * as teamEndpoint from "./teamEndpoints.ts";
import * as team from "./teamSchemas.ts";

/** What a new account may be refused for. */
const making = [
  "permission.denied",
  "trial.not.allowed",
  "fields",
  "username.taken",
  "register.disabled",
  "agent.rebate.range",
  "agent.quota.short",
  "agent.accounts.limit",
  "rg.timeout",
  "rg.self.excluded",
] as const;

/** Calls of the register centre and of team management. */
export const agentCentreRows: readonly SchemaRow[] = [
  row(teamEndpoint.createTeamMember, team.CreateTeamMemberSchema, team.CreatedTeamMemberSchema, making),
  row(teamEndpoint.createTeamMembers, team.CreateTeamMembersSchema, team.CreatedTeamMembersSchema, making),
  row(teamEndpoint.getRegisterCentre, Nothing, team.RegisterCentreSchema, ["permission.denied", "trial.not.allowed"]),
  row(teamEndpoint.giveQuota, team.GiveQuotaSchema, Nothing, [
    "permission.denied",
    "trial.not.allowed",
    "agent.rebate.range",
    "agent.quota.short",
  ]),
  row(teamEndpoint.listTeam, team.TeamRequestSchema, team.TeamPageSchema, ["permission.denied", "trial.not.allowed"]),
  row(teamEndpoint.remarkMember, team.RemarkMemberSchema, Nothing, ["permission.denied", "trial.not.allowed"]),
  row(teamEndpoint.setTeamRebate, team.SetTeamRebateSchema, Nothing, [
    "permission.denied",
    "trial.not.allowed",
    "agent.rebate.range",
    "agent.quota.short",
  ]),
  row(linkEndpoint.createLink, link.CreateLinkSchema, link.CreatedLinkSchema, [
    "permission.denied",
    "trial.not.allowed",
    "agent.rebate.range",
    "agent.links.limit",
  ]),
  row(linkEndpoint.updateLink, link.UpdateLinkSchema, Nothing, [
    "permission.denied",
    "trial.not.allowed",
    "agent.rebate.range",
  ]),
  row(linkEndpoint.listLinkMembers, link.LinkMembersRequestSchema, link.LinkMembersSchema, [
    "permission.denied",
    "trial.not.allowed",
  ]),
];
