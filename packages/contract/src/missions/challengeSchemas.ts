import { type Static, Type } from "typebox";
import { PromotionNamesSchema } from "../promotions/schemas.ts";
import { Millis, text } from "../shapes.ts";
import { challengeStates } from "./kinds.ts";
import { MissionSchema } from "./schemas.ts";

const ChallengeSchema = Type.Object({
  id: Type.String(),
  /** By language code; a language without one shows the English one. */
  titles: PromotionNamesSchema,
  state: Type.Enum([...challengeStates]),
  /** For how many days it can be played from its start. */
  days: Type.Integer({ minimum: 1, maximum: 365 }),
  /** Until when the member can play and claim it; null for one that was not started. */
  endsAt: Type.Union([Millis, Type.Null()]),
  /** In their order: each begins when the reward of the one before is claimed. */
  steps: Type.Array(
    Type.Object({ place: Type.Enum(["CLAIMED", "CURRENT", "WAITING"] as const), mission: MissionSchema }),
    { maxItems: 100 },
  ),
});

/** A challenge of a member. */
export type Challenge = Static<typeof ChallengeSchema>;

export const ChallengeListSchema = Type.Object({
  currency: Type.String(),
  /** How many the member plays now, and how many a member plays at a time. */
  running: Type.Integer({ minimum: 0 }),
  most: Type.Integer({ minimum: 1 }),
  list: Type.Array(ChallengeSchema),
});

/** GET /wps/relay/MCSFE_getChallenges (ours, X-38). */
export type ChallengeList = Static<typeof ChallengeListSchema>;

export const ChallengeRequestSchema = Type.Object({ id: text(64) });

/** POST /wps/relay/MCSFE_startChallenge and MCSFE_leaveChallenge (ours, X-38). */
export type ChallengeRequest = Static<typeof ChallengeRequestSchema>;
