import { endpoint, sampleEndpoint } from "../endpoint.ts";
import type {
  CreatedTeamMember,
  CreatedTeamMembers,
  CreateTeamMember,
  CreateTeamMembers,
  GiveQuota,
  RegisterCentre,
  RemarkMember,
  SetTeamRebate,
  TeamPage,
  TeamRequest,
} from "./teamSchemas.ts";

const own = { domain: "agent", token: "required", audience: "agent" } as const;

const makes = {
  ...own,
  trial: false,
  method: "POST",
  moduleId: "AGREG3",
  encrypted: true,
  idempotencyKey: "required",
  // Each has passwords to hash; how many accounts a day is asked of the agent, not of the address.
  rateLimit: { calls: 30, seconds: 60 },
  bodyLimit: 8_192,
  cache: { invalidates: ["Team", "Quotas"] },
} as const;

const changes = {
  ...own,
  trial: false,
  method: "POST",
  moduleId: "AGTEAM3",
  rateLimit: { calls: 120, seconds: 60 },
  bodyLimit: 4_096,
} as const;

/** Makes an account below the caller (AC-04), whatever visitors may do. */
export const createTeamMember = /* @__PURE__ */ endpoint<CreateTeamMember, CreatedTeamMember>({
  ...makes,
  name: "createTeamMember",
  path: "/wps/relay/AGENT_createMember",
});

/** Makes several accounts at once with passwords that are told once. */
export const createTeamMembers = /* @__PURE__ */ endpoint<CreateTeamMembers, CreatedTeamMembers>({
  ...makes,
  name: "createTeamMembers",
  path: "/wps/relay/AGENT_createMembers",
});

/** What the caller can make: its rebate, its quotas, and how much of the day's is used. */
export const getRegisterCentre = /* @__PURE__ */ sampleEndpoint<Record<string, never>, RegisterCentre>({
  ...own,
  name: "getRegisterCentre",
  method: "GET",
  path: "/wps/relay/AGENT_quotas",
  moduleId: "AGREG3",
  cache: { provides: ["Session", "Quotas"], keepSeconds: 0 },
});

/** Hands some of the caller's quota to an agent directly below. */
export const giveQuota = /* @__PURE__ */ endpoint<GiveQuota, Record<string, never>>({
  ...changes,
  name: "giveQuota",
  path: "/wps/relay/AGENT_giveQuota",
  idempotencyKey: "required",
  cache: { invalidates: ["Quotas"] },
});

/** The caller's team (AC-05). */
export const listTeam = /* @__PURE__ */ sampleEndpoint<TeamRequest, TeamPage>({
  ...own,
  name: "listTeam",
  method: "GET",
  path: "/wps/relay/AGENT_team",
  moduleId: "AGTEAM3",
  cache: { provides: ["Session", "Team"], keepSeconds: 0 },
});

/** The caller's private note of a member. */
export const remarkMember = /* @__PURE__ */ endpoint<RemarkMember, Record<string, never>>({
  ...changes,
  name: "remarkMember",
  path: "/wps/relay/AGENT_remark",
  cache: { invalidates: ["Team"] },
});

/** Raises the rebate of an account directly below. */
export const setTeamRebate = /* @__PURE__ */ endpoint<SetTeamRebate, Record<string, never>>({
  ...changes,
  name: "setTeamRebate",
  path: "/wps/relay/AGENT_setRebate",
  cache: { invalidates: ["Team", "Quotas"] },
});
