import { endpoint } from "../endpoint.ts";
import type { Referral } from "./schemas.ts";

/** The member's own code for inviting friends, made at the first call (MC-11). */
export const getReferral = /* @__PURE__ */ endpoint<Record<string, never>, Referral>({
  name: "getReferral",
  domain: "referral",
  method: "GET",
  path: "/wps/referral",
  moduleId: "REFERRAL3",
  token: "required",
  trial: false,
  rateLimit: { calls: 60, seconds: 60 },
  // Somebody may register with the code at any time.
  cache: { provides: ["Session"], keepSeconds: 0 },
});
