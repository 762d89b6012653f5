import { endpoint } from "../endpoint.ts";
import type { Affiliate, AffiliateRequest } from "./schemas.ts";

/** Checks an affiliate or referral code before registration (AP-21, RG-16). */
export const getAffiliate = /* @__PURE__ */ endpoint<AffiliateRequest, Affiliate>({
  name: "getAffiliate",
  domain: "agent",
  method: "GET",
  path: "/wps/agent/affiliate",
  moduleId: "SIGNUP3",
  rateLimit: { calls: 30, seconds: 60 },
});
