import { Nothing } from "../shapes.ts";
import { staffRow, type StaffRow } from "../staff/StaffRow.ts";
import { ChallengeVersionSchema, SaveChallengeSchema, StaffChallengeListSchema } from "./staffChallengeSchemas.ts";
import { listStaffChallenges, listStaffMissions, saveChallenge, saveMission, stopMission } from "./staffEndpoints.ts";
import { MissionVersionSchema, SaveMissionSchema, StaffMissionListSchema, StopMissionSchema } from "./staffSchemas.ts";

/** Missions in the back office. */
export const missionsStaffRows: readonly StaffRow[] = [
  staffRow(listStaffMissions, Nothing, StaffMissionListSchema),
  staffRow(saveMission, SaveMissionSchema, MissionVersionSchema, ["fields", "state.changed", "mission.limit"]),
  staffRow(listStaffChallenges, Nothing, StaffChallengeListSchema),
  staffRow(saveChallenge, SaveChallengeSchema, ChallengeVersionSchema, ["fields", "state.changed", "challenge.most"]),
  staffRow(stopMission, StopMissionSchema, Nothing, ["state.changed"]),
];
