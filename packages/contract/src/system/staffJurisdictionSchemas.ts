import { type Static, Type } from "typebox";
import { jurisdictionIds } from "../jurisdictions.ts";
import { Millis } from "../shapes.ts";
import { Reason, Uuid } from "../staff/schemas.ts";
import { Version } from "./staffSchemas.ts";

const Id = Type.Enum([...jurisdictionIds]);
const Value = Type.Union([Type.Number(), Type.Boolean(), Type.Array(Type.String())]);

const RuleChangeSchema = Type.Object({
  rule: Type.String(),
  from: Value,
  to: Value,
  effect: Type.Enum(["stricter", "looser"]),
  /** Where players meet the rule. */
  screens: Type.Array(Type.String()),
});

const ProfileSchema = Type.Object({
  id: Id,
  rules: Type.Array(Type.Object({ rule: Type.String(), value: Value })),
  /** What would change for this merchant's players with it; nothing for the profile in force. */
  changes: Type.Array(RuleChangeSchema),
});

export const StaffJurisdictionsSchema = Type.Object({
  version: Version,
  /** The profile in force; another text where this program does not know it. */
  current: Type.String(),
  profiles: Type.Array(ProfileSchema),
  /** The change that waits for a second person. */
  waiting: Type.Union([
    Type.Object({ to: Type.String(), proposedBy: Type.String(), proposedAt: Millis, reason: Type.String() }),
    Type.Null(),
  ]),
});

/** GET /staff/system/jurisdictions: every profile with its rules, and what each would change for this merchant's players. */
export type StaffJurisdictions = Static<typeof StaffJurisdictionsSchema>;

export const ProposeJurisdictionSchema = Type.Object({
  /** Made by the page, so that a call sent twice proposes once. */
  id: Uuid,
  to: Id,
  version: Version,
  reason: Reason,
});

/** POST /staff/system/jurisdiction: takes a second person. */
export type ProposeJurisdiction = Static<typeof ProposeJurisdictionSchema>;
