import { endpoint } from "../endpoint.ts";
import type { ClaimMissionRequest, MissionBoard, MissionBoardRequest, MissionSummary } from "./schemas.ts";

const own = { domain: "missions", moduleId: "MISSION3", token: "required", trial: false } as const;

/** The missions that the member is offered now, with the progress of this period (PM-09, AP-43). */
export const getMissionSummary = /* @__PURE__ */ endpoint<Record<string, never>, MissionSummary>({
  ...own,
  name: "getMissionSummary",
  method: "GET",
  path: "/wps/relay/MCSFE_getMissionSummaryDetails",
  // Open pages ask again with each second of play.
  rateLimit: { calls: 600, seconds: 60 },
  // The badge asks for it by itself, and it grows with each bet that settles.
  passive: true,
  cache: { provides: ["Session", "Missions"], keepSeconds: 0 },
});

/** Claims the reward of a mission, once in each of its periods (PM-11). */
export const claimMission = /* @__PURE__ */ endpoint<ClaimMissionRequest, MissionSummary>({
  ...own,
  name: "claimMission",
  method: "POST",
  path: "/wps/relay/MCSFE_claimMission",
  idempotencyKey: "required",
  rateLimit: { calls: 60, seconds: 60 },
  bodyLimit: 1_024,
  // Refused too: what the page shows is not so any more.
  cache: { invalidates: ["Missions"], invalidatesWhenDone: ["Balance", "Orders"] },
});

/** Who has the most mission points in a period (PM-10, AP-44). */
export const getMissionLeaderboard = /* @__PURE__ */ endpoint<MissionBoardRequest, MissionBoard>({
  ...own,
  name: "getMissionLeaderboard",
  method: "GET",
  path: "/wps/relay/MCSFE_getMissionLeaderboard",
  moduleId: "MISSBOARD3",
  rateLimit: { calls: 120, seconds: 60 },
  cache: { provides: ["Session", "Missions"], keepSeconds: 0 },
});
