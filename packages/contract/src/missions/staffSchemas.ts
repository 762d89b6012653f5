import { type Static, Type } from "typebox";
import { RulesOrSegmentSchema } from "../content/audienceRules.ts";
import { PromotionNamesSchema } from "../promotions/schemas.ts";
import { Decimal, Millis } from "../shapes.ts";
import { Reason, Uuid } from "../staff/schemas.ts";
import { missionGroups, missionRewards, missionTypes } from "./kinds.ts";
import { missionPlay } from "./schemas.ts";

const Amount = Type.String({ pattern: "^[0-9]{1,13}(\\.[0-9]{1,2})?$" });
const MaybeMillis = Type.Union([Millis, Type.Null()]);

/** What staff say of a mission. Amounts are decimal texts in `currency`. */
const settings = {
  titles: PromotionNamesSchema,
  isOn: Type.Boolean(),
  group: Type.Enum([...missionGroups]),
  type: Type.Enum([...missionTypes]),
  /** Members with another currency are not offered it. */
  currency: Type.String({ pattern: "^[A-Z]{3,5}$" }),
  ...missionPlay,
  leastStake: Amount,
  /** An amount, or a whole number for what is counted in times. */
  target: Amount,
  reward: Type.Enum([...missionRewards]),
  /** Money, or a whole number of points, of which `factor` is 0. */
  amount: Amount,
  /** How many times the reward has to be staked. */
  factor: Type.Integer({ minimum: 0, maximum: 100 }),
  /** What a claim adds on the leaderboard. */
  score: Type.Integer({ minimum: 0, maximum: 100_000 }),
  /** Members see the lowest first. */
  position: Type.Integer({ minimum: 0, maximum: 10_000 }),
  /** Of the group NEW: for how many days after that of the registration it is offered; null for the others. */
  days: Type.Union([Type.Integer({ minimum: 1, maximum: 365 }), Type.Null()]),
  /** Of the group CHALLENGE: its challenge, and its place in it; null for the others. */
  challengeId: Type.Union([Uuid, Type.Null()]),
  step: Type.Union([Type.Integer({ minimum: 1, maximum: 100 }), Type.Null()]),
  /** Accounts that seem to be the same person's claim it once together in each period. */
  oncePerPerson: Type.Boolean(),
  startsAt: MaybeMillis,
  endsAt: MaybeMillis,
  audience: RulesOrSegmentSchema,
} as const;

const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

const StaffMissionSchema = Type.Object({
  id: Type.String(),
  version: Version,
  ...settings,
  /** Since when it counts; null for one that was never on. What it counts is fixed from then on. */
  onSince: MaybeMillis,
  /** How often it was claimed, and what these rewards were together: money or points. */
  claims: Type.Integer({ minimum: 0 }),
  cost: Decimal,
});

/** A mission of a merchant. */
export type StaffMission = Static<typeof StaffMissionSchema>;

export const StaffMissionListSchema = Type.Array(StaffMissionSchema);

/** GET /staff/missions. */
export type StaffMissionList = Static<typeof StaffMissionListSchema>;

export const SaveMissionSchema = Type.Object({
  /** Made by the page for a new mission, so that a call sent twice makes one. */
  id: Uuid,
  /** 0 for a new one. */
  version: Version,
  /** Of the proposal, should it take two people; made by the page. */
  proposalId: Uuid,
  ...settings,
  reason: Reason,
});

/** POST /staff/missions: a new mission, or a changed one. */
export type SaveMission = Static<typeof SaveMissionSchema>;

export const MissionVersionSchema = Type.Object({
  version: Version,
  /** The proposal of what pays more than one person may, of which nothing is in force yet; null where the change is. */
  proposal: Type.Union([Type.String(), Type.Null()]),
});

/** A mission's version after a change. */
export type MissionVersion = Static<typeof MissionVersionSchema>;

export const StopMissionSchema = Type.Object({ id: Uuid, reason: Reason });

/** POST /staff/missions/stop. */
export type StopMission = Static<typeof StopMissionSchema>;
