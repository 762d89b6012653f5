import { endpoint, sampleEndpoint } from "../endpoint.ts";
import type { CreatedLink, CreateLink, LinkMembers, LinkMembersRequest, UpdateLink } from "./linkSchemas.ts";

const links = { domain: "agent", moduleId: "AGREG3", token: "required", audience: "agent" } as const;
const acts = { ...links, trial: false } as const;

/** Makes a link of the caller's own (AC-04). */
export const createLink = /* @__PURE__ */ endpoint<CreateLink, CreatedLink>({
  ...acts,
  name: "createLink",
  method: "POST",
  path: "/wps/relay/AGENT_createLink",
  idempotencyKey: "required",
  rateLimit: { calls: 60, seconds: 60 },
  bodyLimit: 4_096,
  cache: { invalidates: ["Links"] },
});

/** Switches a link off or on, or changes its remark or rebate. */
export const updateLink = /* @__PURE__ */ endpoint<UpdateLink, Record<string, never>>({
  ...acts,
  name: "updateLink",
  method: "POST",
  path: "/wps/relay/AGENT_updateLink",
  rateLimit: { calls: 60, seconds: 60 },
  bodyLimit: 4_096,
  cache: { invalidates: ["Links"] },
});

/** Who registered with a link (AC-04). */
export const listLinkMembers = /* @__PURE__ */ sampleEndpoint<LinkMembersRequest, LinkMembers>({
  ...links,
  name: "listLinkMembers",
  method: "GET",
  path: "/wps/relay/AGENT_linkMembers",
  cache: { provides: ["Session", "Links"], keepSeconds: 0 },
});
