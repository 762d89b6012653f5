import { endpoint } from "../endpoint.ts";
import type { ClaimRankGift, MemberRank } from "./schemas.ts";

const own = { domain: "rank", moduleId: "VIP3", token: "required", trial: false } as const;

/** The member's level, growth and history, and what each level gives (PM-12). */
export const getMemberRank = /* @__PURE__ */ endpoint<Record<string, never>, MemberRank>({
  ...own,
  name: "getMemberRank",
  method: "GET",
  path: "/wps/rank",
  // Open pages ask again with each second of play.
  rateLimit: { calls: 600, seconds: 60 },
  passive: true,
  cache: { provides: ["Session", "Rank"], keepSeconds: 0 },
});

/** Claims the gift of a level that was reached, once for each level ever (PM-12). */
export const claimRankGift = /* @__PURE__ */ endpoint<ClaimRankGift, MemberRank>({
  ...own,
  name: "claimRankGift",
  method: "POST",
  path: "/wps/rank/claim",
  encrypted: true,
  idempotencyKey: "required",
  rateLimit: { calls: 20, seconds: 60 },
  bodyLimit: 1_024,
  // Refused too: what the page shows is not so any more.
  cache: { invalidates: ["Rank"], invalidatesWhenDone: ["Balance", "Orders"] },
});
