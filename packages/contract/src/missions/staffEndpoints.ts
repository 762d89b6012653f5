import { staffEndpoint } from "../staff/staffEndpoint.ts";
import type * as Challenges from "./staffChallengeSchemas.ts";
import type * as Shape from "./staffSchemas.ts";

const own = { domain: "missions", scope: "merchant" } as const;

/** A merchant's missions in the order in which members see them, with what each has cost. */
export const listStaffMissions = /* @__PURE__ */ staffEndpoint<Record<string, never>, Shape.StaffMissionList>({
  ...own,
  name: "listStaffMissions",
  method: "GET",
  path: "/staff/missions",
  permission: "promotions.read",
  cache: { provides: ["StaffMissions"] },
});

/**
 * Makes a mission or changes one; of two people the second is told. One on offer whose reward is as large as what two people pay out is
 * proposed, and another person approves it.
 */
export const saveMission = /* @__PURE__ */ staffEndpoint<Shape.SaveMission, Shape.MissionVersion>({
  ...own,
  name: "saveMission",
  method: "POST",
  path: "/staff/missions",
  permission: "promotions.change",
  bodyLimit: 16_384,
  // Refused too: somebody else has changed what the page shows.
  cache: { invalidates: ["StaffMissions", "Audit"] },
});

/** Stops a mission at once: nobody is offered it or claims it any more, until somebody turns it on again. */
export const stopMission = /* @__PURE__ */ staffEndpoint<Shape.StopMission, Record<string, never>>({
  ...own,
  name: "stopMission",
  method: "POST",
  path: "/staff/missions/stop",
  permission: "promotions.change",
  cache: { invalidates: ["StaffMissions", "Audit"] },
});

/** A merchant's challenges in the order in which members see them. */
export const listStaffChallenges = /* @__PURE__ */ staffEndpoint<Record<string, never>, Challenges.StaffChallengeList>({
  ...own,
  name: "listStaffChallenges",
  method: "GET",
  path: "/staff/challenges",
  permission: "promotions.read",
  cache: { provides: ["StaffMissions"] },
});

/** Makes a challenge or changes one; of two people the second is told. It is offered when it is on and has a step that is. */
export const saveChallenge = /* @__PURE__ */ staffEndpoint<Challenges.SaveChallenge, Challenges.ChallengeVersion>({
  ...own,
  name: "saveChallenge",
  method: "POST",
  path: "/staff/challenges",
  permission: "promotions.change",
  bodyLimit: 8_192,
  // Refused too: somebody else has changed what the page shows.
  cache: { invalidates: ["StaffMissions", "Audit"] },
});
