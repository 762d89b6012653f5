import { Nothing } from "../shapes.ts";
import { ProposalIdSchema } from "../staff/schemas.ts";
import { staffRow, type StaffRow } from "../staff/StaffRow.ts";
import {
  changeAgentSettings,
  getAgent,
  getAgentSettings,
  listAgents,
  makeMemberAgent,
  proposeAgentMove,
  setAgentQuota,
  setAgentRebate,
} from "./staffEndpoints.ts";
import * as settings from "./staffSettingsSchemas.ts";
import * as shapes from "./staffSchemas.ts";

/** The tree of agents in the back office. */
export const agentStaffRows: readonly StaffRow[] = [
  staffRow(listAgents, shapes.ListAgentsSchema, shapes.AgentPageSchema, ["member.unknown"]),
  staffRow(getAgent, shapes.AskAgentSchema, shapes.AgentSheetSchema, ["member.unknown"]),
  staffRow(makeMemberAgent, shapes.MakeAgentSchema, Nothing, [
    "member.unknown",
    "agent.kind.unfit",
    "agent.general.below",
  ]),
  staffRow(setAgentRebate, shapes.SetAgentRebateSchema, Nothing, [
    "member.unknown",
    "agent.rebate.range",
    "state.changed",
  ]),
  staffRow(setAgentQuota, shapes.SetAgentQuotaSchema, Nothing, [
    "member.unknown",
    "agent.rebate.range",
    "state.changed",
  ]),
  staffRow(getAgentSettings, Nothing, settings.StoredAgentSettingsSchema),
  staffRow(changeAgentSettings, settings.ChangeAgentSettingsSchema, settings.ChangedAgentSettingsSchema, [
    "fields",
    "state.changed",
    "idempotency.conflict",
  ]),
  staffRow(proposeAgentMove, shapes.ProposeAgentMoveSchema, ProposalIdSchema, [
    "member.unknown",
    "fields",
    "agent.move.circle",
    "agent.general.below",
    "agent.rebate.range",
    "idempotency.conflict",
  ]),
];
