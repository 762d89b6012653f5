import { endpoint } from "../endpoint.ts";
import type { Identity, SubmitIdentity } from "./identitySchemas.ts";

const own = { domain: "security", moduleId: "KYC3", token: "required", trial: false } as const;

/** How far the member's identity is confirmed, and the submitted documents (ours, X-17). */
export const getIdentity = /* @__PURE__ */ endpoint<Record<string, never>, Identity>({
  ...own,
  name: "getIdentity",
  method: "GET",
  path: "/wps/member/identity",
  cache: { provides: ["Session", "Identity"], keepSeconds: 0 },
});

/** Submits documents for a staff decision (ours, X-17). */
export const submitIdentity = /* @__PURE__ */ endpoint<SubmitIdentity, Identity>({
  ...own,
  name: "submitIdentity",
  method: "POST",
  path: "/wps/member/identity",
  rateLimit: { calls: 10, seconds: 60 },
  bodyLimit: 4_096,
  cache: { invalidates: ["Identity", "Member"] },
});
