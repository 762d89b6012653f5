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
import { saveChallengeOf } from "./saveChallenge.ts";
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
      (await listStoredChallenges(services.db, tenant.id)).map(
        ({ id, version, titles, is_on: isOn, days, position, steps, running, started }) => ({
          id,
          version,
          titles,
          isOn,
          days,
          position,
          steps,
          running,
          started,
        }),
      ),
    ),
    merchantRoute(saveChallenge, (call, request) => saveChallengeOf(services, call, request)),
    merchantRoute(stopMission, (call, request) => stopMissionOf(services, call, request)),
  ];
}
