import { endpoint, sampleEndpoint } from "../endpoint.ts";
import type { Affiliate, AffiliateRequest, InvitationCodes, InvitationCodesRequest } from "./schemas.ts";

/** Checks an affiliate or referral code before registration (AP-21, RG-16). */
export const getAffiliate = /* @__PURE__ */ endpoint<AffiliateRequest, Affiliate>({
  name: "getAffiliate",
  domain: "agent",
  method: "GET",
  path: "/wps/agent/affiliate",
  moduleId: "SIGNUP3",
  rateLimit: { calls: 30, seconds: 60 },
  // A code may be disabled at any time.
  cache: { keepSeconds: 0 },
});

/** The agent's own affiliate codes and how many registered with each (contract 3.2.3). */
export const listInvitationCodes = /* @__PURE__ */ sampleEndpoint<InvitationCodesRequest, InvitationCodes>({
  name: "listInvitationCodes",
  domain: "agent",
  method: "GET",
  path: "/wps/relay/AGENT_links",
  moduleId: "AGREG3",
  token: "required",
  audience: "agent",
  // Somebody may register with a code at any time.
  cache: { provides: ["Session", "Links"], keepSeconds: 0 },
});
