import { type Static, Type } from "typebox";
import { Millis } from "../shapes.ts";
import { Cursor, Reason, Uuid } from "./schemas.ts";
import { staffSecurityEvents } from "./staffSecurityEvents.ts";

const EventSchema = Type.Enum([...staffSecurityEvents]);

export const ListStaffSecuritySchema = Type.Object({
  /** Of one person. */
  staffId: Type.Optional(Uuid),
  event: Type.Optional(EventSchema),
  cursor: Type.Optional(Cursor),
});

/** GET /staff/security. */
export type ListStaffSecurity = Static<typeof ListStaffSecuritySchema>;

const LineSchema = Type.Object({
  id: Type.String(),
  at: Millis,
  staffId: Type.String(),
  email: Type.String(),
  name: Type.String(),
  event: EventSchema,
  /** Who did it, where it was somebody else. */
  actor: Type.Union([Type.String(), Type.Null()]),
  /** Empty for what happened in no call. */
  address: Type.String(),
  userAgent: Type.String(),
});

/** One line of the staff security log. */
export type StaffSecurityLine = Static<typeof LineSchema>;

export const StaffSecurityPageSchema = Type.Object({
  items: Type.Array(LineSchema),
  next: Type.Union([Type.String(), Type.Null()]),
});

/** Lines of the staff security log, newest first. */
export type StaffSecurityPage = Static<typeof StaffSecurityPageSchema>;

export const UnlockPersonSchema = Type.Object({ staffId: Uuid, reason: Reason });

/** POST /staff/people/unlock. */
export type UnlockPerson = Static<typeof UnlockPersonSchema>;
