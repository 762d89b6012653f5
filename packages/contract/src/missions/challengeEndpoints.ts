import { endpoint } from "../endpoint.ts";
import type { ChallengeList, ChallengeRequest } from "./challengeSchemas.ts";

const own = { domain: "missions", moduleId: "CHALLENGE3", token: "required", trial: false } as const;

const change = {
  ...own,
  method: "POST",
  rateLimit: { calls: 60, seconds: 60 },
  bodyLimit: 1_024,
  // Refused too: what the page shows is not so any more.
  cache: { invalidates: ["Missions"] },
} as const;

/** The challenges that the member may start, plays or has completed. Rewards are claimed as those of missions. */
export const listChallenges = /* @__PURE__ */ endpoint<Record<string, never>, ChallengeList>({
  ...own,
  name: "listChallenges",
  method: "GET",
  path: "/wps/relay/MCSFE_getChallenges",
  // Open pages ask again with each second of play.
  rateLimit: { calls: 600, seconds: 60 },
  passive: true,
  cache: { provides: ["Session", "Missions"], keepSeconds: 0 },
});

/** Starts a challenge, or goes on with one that was given up: its step begins with nothing. */
export const startChallenge = /* @__PURE__ */ endpoint<ChallengeRequest, ChallengeList>({
  ...change,
  name: "startChallenge",
  path: "/wps/relay/MCSFE_startChallenge",
});

/** Gives up a challenge: what was done of its step is lost, claimed rewards stay, and another one can be started. */
export const leaveChallenge = /* @__PURE__ */ endpoint<ChallengeRequest, ChallengeList>({
  ...change,
  name: "leaveChallenge",
  path: "/wps/relay/MCSFE_leaveChallenge",
});
