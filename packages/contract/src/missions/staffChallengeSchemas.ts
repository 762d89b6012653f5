import { type Static, Type } from "typebox";
import { RulesOrSegmentSchema } from "../content/audienceRules.ts";
import { PromotionNamesSchema } from "../promotions/schemas.ts";
import { Reason, Uuid } from "../staff/schemas.ts";

/** What staff say of a challenge; its steps are missions of the group CHALLENGE. */
const settings = {
  titles: PromotionNamesSchema,
  isOn: Type.Boolean(),
  /** For how many days a member can play it from its start. */
  days: Type.Integer({ minimum: 1, maximum: 365 }),
  /** Members see the lowest first. */
  position: Type.Integer({ minimum: 0, maximum: 10_000 }),
  /** Who may start it; who has started plays all of it. */
  audience: RulesOrSegmentSchema,
} as const;

const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
const Count = Type.Integer({ minimum: 0 });

const StaffChallengeSchema = Type.Object({
  id: Type.String(),
  version: Version,
  ...settings,
  /** How many steps are on, how many members play it now, and how many have started it. */
  steps: Count,
  running: Count,
  started: Count,
});

/** A challenge of a merchant. */
export type StaffChallenge = Static<typeof StaffChallengeSchema>;

export const StaffChallengeListSchema = Type.Array(StaffChallengeSchema);

/** GET /staff/challenges. */
export type StaffChallengeList = Static<typeof StaffChallengeListSchema>;

export const SaveChallengeSchema = Type.Object({
  /** Made by the page for a new challenge, so that a call sent twice makes one. */
  id: Uuid,
  /** 0 for a new one. */
  version: Version,
  ...settings,
  reason: Reason,
});

/** POST /staff/challenges: a new challenge, or a changed one. */
export type SaveChallenge = Static<typeof SaveChallengeSchema>;

export const ChallengeVersionSchema = Type.Object({ version: Version });

/** A challenge's version after a change. */
export type ChallengeVersion = Static<typeof ChallengeVersionSchema>;
