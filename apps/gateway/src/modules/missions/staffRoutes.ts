import { listStaffMissions, saveMission, stopMission } from "@marquee/contract/staff";
import { merchantRoute, type StaffRoute } from "../../staff/staffRoute.ts";
import { listStoredMissions } from "./missionStore.ts";
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
    merchantRoute(stopMission, (call, request) => stopMissionOf(services, call, request)),
  ];
}
