import { row, type SchemaRow } from "../SchemaRow.ts";
import { Nothing } from "../shapes.ts";
import { leaveChallenge, listChallenges, startChallenge } from "./challengeEndpoints.ts";
import { ChallengeListSchema, ChallengeRequestSchema } from "./challengeSchemas.ts";
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
  row(listChallenges, Nothing, ChallengeListSchema),
  row(startChallenge, ChallengeRequestSchema, ChallengeListSchema, [
    "permission.denied",
    "account.frozen",
    "account.closed",
    "rg.timeout",
    "rg.self.excluded",
    "challenge.closed",
    "challenge.limit",
  ]),
  row(leaveChallenge, ChallengeRequestSchema, ChallengeListSchema, ["challenge.closed"]),
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
