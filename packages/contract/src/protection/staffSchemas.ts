import { type Static, Type } from "typebox";
import { Millis, text } from "../shapes.ts";
import { Cursor } from "../staff/schemas.ts";
import { ProtectionSchema } from "./schemas.ts";

/** What keeps a member from playing. */
export const exclusionKinds = ["TIMEOUT", "EXCLUSION"] as const;

export const ListExclusionsSchema = Type.Object({
  kind: Type.Optional(Type.Enum(exclusionKinds)),
  cursor: Type.Optional(Cursor),
});

/** GET /staff/protection/exclusions. */
export type ListExclusions = Static<typeof ListExclusionsSchema>;

const StaffExclusionSchema = Type.Object({
  id: Type.String(),
  kind: Type.Enum(exclusionKinds),
  memberId: Type.String(),
  username: Type.String(),
  at: Millis,
  /** Null: without an end. */
  until: Type.Union([Millis, Type.Null()]),
  /** It still keeps the member from playing. */
  inForce: Type.Boolean(),
});

/** A time-out or self-exclusion as staff see it. */
export type StaffExclusion = Static<typeof StaffExclusionSchema>;

export const ExclusionPageSchema = Type.Object({
  items: Type.Array(StaffExclusionSchema),
  next: Type.Union([Type.String(), Type.Null()]),
});

/** Time-outs and self-exclusions, newest first. */
export type ExclusionPage = Static<typeof ExclusionPageSchema>;

export const MemberProtectionRequestSchema = Type.Object({ memberId: text(64) });

/** GET /staff/protection/member. */
export type MemberProtectionRequest = Static<typeof MemberProtectionRequestSchema>;

export const MemberProtectionSchema = Type.Object({
  ...ProtectionSchema.properties,
  memberId: Type.String(),
  username: Type.String(),
  currency: Type.String(),
});

/** A member's limits, time-out and exclusion as staff see them. */
export type MemberProtection = Static<typeof MemberProtectionSchema>;
