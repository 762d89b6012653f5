import { type Static, Type } from "typebox";
import { Millis, text } from "../shapes.ts";

const Password = text(255);

export const ChangePasswordRequestSchema = Type.Object({
  /** Not needed within ten minutes of a login that must change the password (LG-18). */
  oldPassword: Type.Optional(Password),
  newPassword: Password,
  confirmNewPassword: Password,
});

/** POST /wps/member/password (AP-18). */
export type ChangePasswordRequest = Static<typeof ChangePasswordRequestSchema>;

export const RenewedSessionSchema = Type.Object({ token: Type.String(), expiresAt: Millis });

/** The session that replaces all others after a change of the password. */
export type RenewedSession = Static<typeof RenewedSessionSchema>;

const place = {
  address: Type.String(),
  /** Empty when the browser did not say what it is. */
  browser: Type.String(),
  system: Type.String(),
};

const MemberSessionSchema = Type.Object({
  id: Type.String(),
  ...place,
  startedAt: Millis,
  seenAt: Millis,
  isCurrent: Type.Boolean(),
});

/** A device on which the member is logged in. */
export type MemberSession = Static<typeof MemberSessionSchema>;

export const MemberSessionsSchema = Type.Object({ list: Type.Array(MemberSessionSchema) });

/** GET /wps/member/sessions: live sessions, the calling one first, then the last used. */
export type MemberSessions = Static<typeof MemberSessionsSchema>;

export const EndSessionRequestSchema = Type.Object({
  /** One session of the member; without it all but the one that calls. */
  id: Type.Optional(Type.String({ pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" })),
  /** Without an id: ends the calling session too, and with it every copy of its token. */
  everywhere: Type.Optional(Type.Boolean()),
});

/** POST /wps/member/sessions/end. */
export type EndSessionRequest = Static<typeof EndSessionRequestSchema>;

/** What a member sees in the activity of the account. */
const activityKinds = [
  "LOGIN",
  "LOGIN_FAILED",
  "LOGIN_LOCKED",
  "LOGOUT",
  "SESSION_ENDED",
  "PASSWORD_CHANGED",
  "PASSWORD_REFUSED",
  "PASSWORD_RESET",
  "PASSKEY_ADDED",
  "PASSKEY_BEHIND",
  "PASSKEY_REMOVED",
  "SOCIAL_LINKED",
  "SECOND_FACTOR_ON",
  "SECOND_FACTOR_OFF",
  "RECOVERY_CODES_RENEWED",
  "PAYMENT_PASSWORD_CHANGED",
  "PAYMENT_PASSWORD_REFUSED",
  "CONTACT_CHANGED",
  "PROFILE_CHANGED",
  "DATA_REQUESTED",
  "IDENTITY_SUBMITTED",
  "IDENTITY_DECIDED",
  "REGISTERED",
] as const;

/** One kind of activity. */
export type ActivityKind = (typeof activityKinds)[number];

export const AccountActivitySchema = Type.Object({
  list: Type.Array(Type.Object({ id: Type.String(), kind: Type.Enum(activityKinds), at: Millis, ...place })),
});

/** GET /wps/member/activity: the newest events of the account. */
export type AccountActivity = Static<typeof AccountActivitySchema>;
