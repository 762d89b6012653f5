import type {
  AudienceRules,
  MissionBoardPeriod,
  MissionGroup,
  MissionReward,
  MissionType,
  PromotionNames,
} from "@marquee/contract";
import type { ColumnType, Generated } from "kysely";
import type { MaybeTime, Time } from "../../db/columns.ts";

/** In 1/10,000 of the unit; what goes in is a bigint. */
type Money = ColumnType<string, bigint, bigint>;

interface Missions {
  tenant_id: string;
  id: string;
  version: Generated<number>;
  is_on: boolean;
  /** When it was turned on for the first time. */
  on_since: MaybeTime;
  mission_group: MissionGroup;
  type: MissionType;
  titles: ColumnType<PromotionNames, string, string>;
  currency: string;
  /** Empty for all. */
  category: string;
  /** Empty for all. */
  game_code: string;
  multiple: number | null;
  least_stake: Money;
  /** Money, or a number of times. */
  target: Money;
  reward: MissionReward;
  amount: Money;
  factor: number;
  score: number;
  position: number;
  days: number | null;
  /** Of a step of a challenge, and its place in it. */
  challenge_id: string | null;
  step: number | null;
  once_per_person: boolean;
  starts_at: MaybeTime;
  ends_at: MaybeTime;
  audience: ColumnType<AudienceRules, string, string>;
  /** In place of the rules of its own. */
  segment_id: string | null;
  created_at: Time;
}

/** One row: up to where the stream of settled stakes is read. */
interface MissionPlaces {
  single: Generated<boolean>;
  xid: string;
  sequence: string;
}

interface MissionProgress {
  tenant_id: string;
  mission_id: string;
  member_id: string;
  period: string;
  progress: Money;
}

interface MissionClaims {
  tenant_id: string;
  mission_id: string;
  member_id: string;
  period: string;
  claim_no: string;
  reward: MissionReward;
  currency: string;
  amount: Money;
  score: number;
  at: Time;
}

interface MissionScores {
  tenant_id: string;
  member_id: string;
  period: MissionBoardPeriod;
  /** The first day of the period. */
  since: string;
  score: ColumnType<string, number, number>;
  at: Time;
}

interface Challenges {
  tenant_id: string;
  id: string;
  version: Generated<number>;
  titles: ColumnType<PromotionNames, string, string>;
  is_on: boolean;
  days: number;
  position: number;
  /** Null for everyone, and where there is a segment. */
  audience: ColumnType<AudienceRules | null, string | null, string | null>;
  segment_id: string | null;
  created_at: Time;
}

interface ChallengeRuns {
  tenant_id: string;
  challenge_id: string;
  member_id: string;
  started_at: Time;
  ends_at: Date;
  /** The start, or when it was gone on with. */
  resumed_at: Time;
  left_at: MaybeTime;
}

/** Tables of domain `missions`. */
export interface MissionsTables {
  missions: Missions;
  mission_places: MissionPlaces;
  mission_progress: MissionProgress;
  mission_claims: MissionClaims;
  mission_scores: MissionScores;
  challenges: Challenges;
  challenge_runs: ChallengeRuns;
}
