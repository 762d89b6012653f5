import { endpoint } from "../endpoint.ts";
import type { ClaimEnvelope, RedEnvelopeList } from "./schemas.ts";

const own = { domain: "red-envelope", moduleId: "REDENV3", token: "required", trial: false } as const;

/** The red envelopes that are for the member (PM-14). */
export const listRedEnvelopes = /* @__PURE__ */ endpoint<Record<string, never>, RedEnvelopeList>({
  ...own,
  name: "listRedEnvelopes",
  method: "GET",
  path: "/wps/redEnvelopes",
  rateLimit: { calls: 60, seconds: 60 },
  cache: { provides: ["Session", "RedEnvelopes"], keepSeconds: 0 },
});

/** Opens one: the next part of the draw is the member's, once (PM-14). */
export const claimRedEnvelope = /* @__PURE__ */ endpoint<ClaimEnvelope, RedEnvelopeList>({
  ...own,
  name: "claimRedEnvelope",
  method: "POST",
  path: "/wps/redEnvelopes/claim",
  encrypted: true,
  idempotencyKey: "required",
  rateLimit: { calls: 20, seconds: 60 },
  bodyLimit: 2_048,
  cache: { invalidates: ["RedEnvelopes"], invalidatesWhenDone: ["Balance", "Orders"] },
});
