import { row, type SchemaRow } from "../SchemaRow.ts";
import { Nothing } from "../shapes.ts";
import { claimMission, getMissionLeaderboard, getMissionSummary } from "./endpoints.ts";
import {
  ClaimMissionRequestSchema,
  MissionBoardRequestSchema,
  MissionBoardSchema,
  MissionSummarySchema,
} from "./schemas.ts";

/** Calls of domain `missions`. */
export const missionsRows: readonly SchemaRow[] = [
  row(getMissionSummary, Nothing, MissionSummarySchema),
  row(getMissionLeaderboard, MissionBoardRequestSchema, MissionBoardSchema),
  row(claimMission, ClaimMissionRequestSchema, MissionSummarySchema, [
    "permission.denied",
    "account.frozen",
    "account.closed",
    "rg.timeout",
    "rg.self.excluded",
    "mission.not.finished",
    "mission.claimed",
    "mission.closed",
    "mission.changed",
  ]),
];
