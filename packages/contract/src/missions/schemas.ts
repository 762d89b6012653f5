import { type Static, Type } from "typebox";
import { gameCategories, type GameCategory } from "../games/gameCategories.ts";
import { PromotionNamesSchema } from "../promotions/schemas.ts";
import { Decimal, Millis, text } from "../shapes.ts";
import { missionBoardPeriods, missionGroups, missionRewards, missionStatuses, missionTypes } from "./kinds.ts";

const Count = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
const MaybeMillis = Type.Union([Millis, Type.Null()]);

/** An amount as money is sent, or a whole number for what is counted in times. */
const Measure = Type.String({ pattern: "^[0-9]{1,15}(\\.[0-9]{2,4})?$", maxLength: 24 });

/** Of what is played: which games count, the least stake of a round, and how many times the stake a round has to win. */
export const missionPlay = {
  category: Type.Union([
    Type.Unsafe<GameCategory>(Type.Enum(gameCategories.map(({ category }) => category))),
    Type.Null(),
  ]),
  gameCode: Type.Union([Type.String({ pattern: "^[A-Za-z0-9_.-]{1,64}$" }), Type.Null()]),
  multiple: Type.Union([Type.Integer({ minimum: 1, maximum: 10_000 }), Type.Null()]),
} as const;

export const MissionSchema = Type.Object({
  id: Type.String(),
  /** Of its terms: a claim names the one that was shown. */
  version: Type.Integer({ minimum: 1 }),
  group: Type.Enum([...missionGroups]),
  type: Type.Enum([...missionTypes]),
  /** By language code; a language without one shows the English one. */
  titles: PromotionNamesSchema,
  ...missionPlay,
  leastStake: Decimal,
  target: Measure,
  /** Not above the target. */
  progress: Measure,
  reward: Type.Enum([...missionRewards]),
  /** Money, or a number of points. */
  amount: Decimal,
  /** How many times the reward has to be staked before it can be withdrawn. */
  factor: Count,
  /** What a claim adds on the leaderboard. */
  score: Count,
  status: Type.Enum([...missionStatuses]),
  /** Until when it can be completed and claimed; null where no end is set. */
  endsAt: MaybeMillis,
  claimedAt: MaybeMillis,
});

/** A mission of a member in its period of now. */
export type Mission = Static<typeof MissionSchema>;

export const MissionSummarySchema = Type.Object({
  currency: Type.String(),
  /** How many are in PROCESS or CLAIM: the number at the entry (MC-12). */
  unfinished: Count,
  missions: Type.Array(MissionSchema, { maxItems: 200 }),
});

/** GET /wps/relay/MCSFE_getMissionSummaryDetails (PM-09). */
export type MissionSummary = Static<typeof MissionSummarySchema>;

export const ClaimMissionRequestSchema = Type.Object({
  id: text(64),
  /** The version of the mission that was shown: a reward that has changed since is not claimed unseen. */
  version: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
});

/** POST /wps/relay/MCSFE_claimMission (PM-11). */
export type ClaimMissionRequest = Static<typeof ClaimMissionRequestSchema>;

const Rank = Type.Integer({ minimum: 1 });
const Period = Type.Enum([...missionBoardPeriods]);

export const MissionBoardRequestSchema = Type.Object({ period: Period });

/** GET /wps/relay/MCSFE_getMissionLeaderboard. */
export type MissionBoardRequest = Static<typeof MissionBoardRequestSchema>;

export const MissionBoardSchema = Type.Object({
  period: Period,
  /** When the period began. */
  since: Millis,
  /** The first fifty: most mission points first, and of equals who had them earlier. */
  list: Type.Array(
    Type.Object({
      rank: Rank,
      /** The username masked, `a***9`; null for a member who hides the name. */
      account: Type.Union([Type.String(), Type.Null()]),
      score: Count,
      isOwn: Type.Boolean(),
    }),
    { maxItems: 50 },
  ),
  /** The caller's own place, outside of the list too; without a rank for who has no points. */
  me: Type.Object({ rank: Type.Union([Rank, Type.Null()]), score: Count }),
});

/** The mission points of a period (PM-10). */
export type MissionBoard = Static<typeof MissionBoardSchema>;
