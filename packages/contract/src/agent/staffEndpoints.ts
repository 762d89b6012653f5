import type { ProposalId } from "../staff/schemas.ts";
import { staffEndpoint } from "../staff/staffEndpoint.ts";
import type * as Settings from "./staffSettingsSchemas.ts";
import type * as Shape from "./staffSchemas.ts";

const own = { domain: "agent", scope: "merchant" } as const;
const read = { ...own, method: "GET", permission: "agents.read", cache: { provides: ["Agents"] } } as const;
const act = {
  ...own,
  method: "POST",
  permission: "agents.change",
  // Refused too: somebody else has changed the tree.
  cache: { invalidates: ["Agents", "MemberChanges", "Audit"] },
} as const;

/** The agents of a merchant, or the accounts directly below one. */
export const listAgents = /* @__PURE__ */ staffEndpoint<Shape.ListAgents, Shape.AgentPage>({
  ...read,
  name: "listAgents",
  path: "/staff/agents",
});

/** Where an account stands in the tree of agents. */
export const getAgent = /* @__PURE__ */ staffEndpoint<Shape.AskAgent, Shape.AgentSheet>({
  ...read,
  name: "getAgent",
  path: "/staff/agent",
});

/** Makes a player an agent: of its team from then on are all that stand below. */
export const makeMemberAgent = /* @__PURE__ */ staffEndpoint<Shape.MakeAgent, Record<string, never>>({
  ...act,
  name: "makeMemberAgent",
  path: "/staff/agent/make",
});

/** Sets the rebate of an agent, between those of the agents below and above. */
export const setAgentRebate = /* @__PURE__ */ staffEndpoint<Shape.SetAgentRebate, Record<string, never>>({
  ...act,
  name: "setAgentRebate",
  path: "/staff/agent/rebate",
});

/** Sets how many accounts of a rebate an agent may still make. */
export const setAgentQuota = /* @__PURE__ */ staffEndpoint<Shape.SetAgentQuota, Record<string, never>>({
  ...act,
  name: "setAgentQuota",
  path: "/staff/agent/quota",
});

/** Proposes to move an account with all below it under another one, or under the house; somebody else approves it. */
export const proposeAgentMove = /* @__PURE__ */ staffEndpoint<Shape.ProposeAgentMove, ProposalId>({
  ...act,
  name: "proposeAgentMove",
  path: "/staff/agent/move",
  cache: { invalidates: ["Agents", "Proposals", "Audit"] },
});

/** What counts for a merchant's agents. */
export const getAgentSettings = /* @__PURE__ */ staffEndpoint<Record<string, never>, Settings.StoredAgentSettings>({
  ...read,
  name: "getAgentSettings",
  path: "/staff/agents/settings",
  cache: { provides: ["AgentSettings"] },
});

/** Changes what counts; of two people the second is told. What gives more away is proposed, and another person approves it. */
export const changeAgentSettings = /* @__PURE__ */ staffEndpoint<
  Settings.ChangeAgentSettings,
  Settings.ChangedAgentSettings
>({
  ...own,
  method: "POST",
  permission: "rules.change",
  name: "changeAgentSettings",
  path: "/staff/agents/settings",
  // Refused too: somebody else has changed them.
  cache: { invalidates: ["AgentSettings", "Proposals", "Audit"] },
});
