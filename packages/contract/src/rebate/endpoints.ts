import { endpoint } from "../endpoint.ts";
import type { Rebate } from "./schemas.ts";

const own = { domain: "rebate", moduleId: "MANPLAYREB3", token: "required", trial: false } as const;

/** What the member can claim of bets that are not yet rebated, by category (MC-14). */
export const getRebate = /* @__PURE__ */ endpoint<Record<string, never>, Rebate>({
  ...own,
  name: "getRebate",
  method: "GET",
  path: "/wps/rebate",
  rateLimit: { calls: 60, seconds: 60 },
  // It grows with each bet that settles.
  cache: { provides: ["Session", "Rebate"], keepSeconds: 0 },
});

/** Claims all of it, once for each key and once a day (MC-14). */
export const claimRebate = /* @__PURE__ */ endpoint<Record<string, never>, Rebate>({
  ...own,
  name: "claimRebate",
  method: "POST",
  path: "/wps/rebate/claim",
  encrypted: true,
  idempotencyKey: "required",
  rateLimit: { calls: 20, seconds: 60 },
  bodyLimit: 1_024,
  cache: { invalidates: ["Rebate"], invalidatesWhenDone: ["Balance", "Orders"] },
});
