import { sql } from "kysely";
import type { MemberTable } from "../../authentication/MemberTable.ts";

/** The member's file has them all; a deletion keeps the claims under the id alone, since they prove what was paid. */
export const missionsMemberTables: readonly MemberTable[] = [
  {
    table: "mission_claims",
    erasure: "kept",
    part: "missionClaims",
    columns: sql`claim_no as "claimNo", mission_id as "missionId", period::text as period, reward, currency, amount::text as amount, score, at`,
    key: sql`mission_id, period`,
  },
  {
    table: "mission_scores",
    erasure: "removed",
    part: "missionScores",
    columns: sql`period, since::text as since, score::int as score, at`,
    key: sql`period, since`,
  },
  {
    table: "mission_progress",
    erasure: "removed",
    part: "missionProgress",
    columns: sql`mission_id as "missionId", period::text as period, progress::text as progress`,
    key: sql`mission_id, period`,
  },
  {
    table: "challenge_runs",
    erasure: "removed",
    part: "challenges",
    columns: sql`challenge_id as "challengeId", started_at as "startedAt", ends_at as "endsAt", resumed_at as "resumedAt", left_at as "leftAt"`,
    key: sql`challenge_id`,
  },
];
