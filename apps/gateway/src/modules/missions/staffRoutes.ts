import {
  listStaffChallenges,
  listStaffMissions,
  saveChallenge,
  saveMission,
  stopMission,
} from "@marquee/contract/staff";
import { merchantRoute, type StaffRoute } from "../../staff/staffRoute.ts";
import { listStoredChallenges } from "./challengeStore.ts";
import { listStoredMissions } from "./missionStore.ts";
import { saveChallengeOf, toAudience } from "./saveChallenge.ts";
import { saveMissionOf, stopMissionOf } from "./saveMission.ts";
import type { Services } from "./services.ts";
import { toStaffMission } from "./toMission.ts";

/** Missions in the back office. */
export function missionsStaffRoutes(services: Services): readonly StaffRoute[] {
  return [
    merchantRoute(listStaffMissions, async ({ tenant }) =>
      (await listStoredMissions(services.db, tenant.id)).map(toStaffMission),
    ),
    merchantRoute(saveMission, (call, request) => saveMissionOf(services, call, request)),
    merchantRoute(listStaffChallenges, async ({ tenant }) =>
      (await listStoredChallenges(services.db, tenant.id)).map(({ is_on: isOn, ...challenge }) => {
        const { id, version, titles, days, position, steps, running, started } = challenge;
        const audience = toAudience({ is_on: isOn, ...challenge });
        return { id, version, titles, isOn, days, position, audience, steps, running, started };
      }),
    ),
    merchantRoute(saveChallenge, (call, request) => saveChallengeOf(services, call, request)),
    merchantRoute(stopMission, (call, request) => stopMissionOf(services, call, request)),
  ];
}
