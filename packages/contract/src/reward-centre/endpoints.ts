import { endpoint } from "../endpoint.ts";
import type { ClaimedReward, ClaimReward, RewardList } from "./schemas.ts";

const own = { domain: "reward-centre", moduleId: "REWARDS3", token: "required", trial: false } as const;

/** All that the member can claim now, of whatever it comes from (MC-10). */
export const listRewards = /* @__PURE__ */ endpoint<Record<string, never>, RewardList>({
  ...own,
  name: "listRewards",
  method: "GET",
  path: "/wps/rewards",
  // Open pages ask again with each second of play.
  rateLimit: { calls: 600, seconds: 60 },
  // The badge asks for it by itself.
  passive: true,
  cache: {
    provides: ["Session", "Rewards", "Missions", "RedEnvelopes", "Rebate", "Rank", "Balance", "Orders"],
    keepSeconds: 0,
  },
});

/** Claims one of them by the rules of its source, once (MC-10). */
export const claimReward = /* @__PURE__ */ endpoint<ClaimReward, ClaimedReward>({
  ...own,
  name: "claimReward",
  method: "POST",
  path: "/wps/rewards/claim",
  encrypted: true,
  idempotencyKey: "required",
  rateLimit: { calls: 60, seconds: 60 },
  bodyLimit: 2_048,
  // Refused too: what the page shows is not so any more.
  cache: {
    invalidates: ["Rewards"],
    invalidatesWhenDone: ["Missions", "RedEnvelopes", "Rebate", "Rank", "Balance", "Orders"],
  },
});
