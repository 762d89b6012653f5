import { endpoint } from "../endpoint.ts";
import type { ClaimRaffle, RaffleClaim, RaffleList, RaffleRecords, RaffleRecordsRequest } from "./schemas.ts";

const own = { domain: "raffle", moduleId: "RAFFLE3", token: "required", trial: false } as const;
const read = { calls: 120, seconds: 60 } as const;

/** The raffles that are for the member, with what each brings and how likely (PM-15). */
export const listRaffles = /* @__PURE__ */ endpoint<Record<string, never>, RaffleList>({
  ...own,
  name: "listRaffles",
  method: "GET",
  path: "/wps/relay/MCS2_getRafflePromotion",
  rateLimit: read,
  cache: { provides: ["Session", "Raffles"], keepSeconds: 0 },
});

/** Draws a ticket: the next one of the shuffle is the member's, once in each period, and its prize is given at once (PM-15, AP-49). */
export const claimRafflePromotion = /* @__PURE__ */ endpoint<ClaimRaffle, RaffleClaim>({
  ...own,
  name: "claimRafflePromotion",
  method: "POST",
  path: "/wps/relay/MCS2_claimRafflePromotion",
  idempotencyKey: "required",
  rateLimit: { calls: 20, seconds: 60 },
  bodyLimit: 1_024,
  // Refused too: what the page shows is not so any more.
  cache: { invalidates: ["Raffles"], invalidatesWhenDone: ["Balance", "Orders", "Points"] },
});

/** What the member has drawn until now (PM-15). */
export const listRaffleRecords = /* @__PURE__ */ endpoint<RaffleRecordsRequest, RaffleRecords>({
  ...own,
  name: "listRaffleRecords",
  method: "GET",
  path: "/wps/relay/MCS2_getRaffleRecord",
  rateLimit: read,
  cache: { provides: ["Session", "Raffles"], keepSeconds: 0 },
});
