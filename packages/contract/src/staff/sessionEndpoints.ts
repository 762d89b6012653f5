import { staffEndpoint } from "./staffEndpoint.ts";
import type * as Shape from "./sessionSchemas.ts";

type Nothing = Record<string, never>;

const own = { domain: "staff", scope: "session", permission: null } as const;
const open = { domain: "staff", scope: "none", permission: null } as const;
const few = { rateLimit: { calls: 20, seconds: 60 } } as const;

/** The caller, his merchants and permissions; also during a step that is pending. */
export const getStaffSession = /* @__PURE__ */ staffEndpoint<Nothing, Shape.StaffSession>({
  ...own,
  name: "getStaffSession",
  method: "GET",
  path: "/staff/session",
  pending: ["SECOND_FACTOR", "SECOND_FACTOR_SETUP"],
  cache: { provides: ["Session"], keepSeconds: 3_600 },
});

/**
 * Begins a session by mail address and password; with a second factor, an app or a passkey, it waits for it. Where staff must have one,
 * somebody without is refused: it is set up after an invitation alone.
 */
export const loginStaff = /* @__PURE__ */ staffEndpoint<Shape.StaffLogin, Shape.StaffStepValue>({
  ...open,
  ...few,
  name: "loginStaff",
  method: "POST",
  path: "/staff/session",
  cache: { invalidatesWhenDone: ["Session"] },
});

/** Completes a login by a code of the app or a recovery code. */
export const completeStaffLogin = /* @__PURE__ */ staffEndpoint<Shape.StaffCode, Shape.StaffStepValue>({
  ...own,
  ...few,
  name: "completeStaffLogin",
  method: "POST",
  path: "/staff/session/second-factor",
  pending: ["SECOND_FACTOR"],
  cache: { invalidatesWhenDone: ["Session"] },
});

/** The options with which a browser signs in by a passkey. */
export const startStaffPasskeyLogin = /* @__PURE__ */ staffEndpoint<Nothing, Shape.StaffPasskeyOptions>({
  ...open,
  rateLimit: { calls: 60, seconds: 60 },
  name: "startStaffPasskeyLogin",
  method: "POST",
  path: "/staff/session/passkey/start",
});

/**
 * Begins a session by a passkey, which counts as both factors. One whose counter did not rise counts as one: it completes a session that
 * waits after the password of the same person.
 */
export const loginStaffByPasskey = /* @__PURE__ */ staffEndpoint<Shape.StaffPasskeyAnswer, Shape.StaffStepValue>({
  ...open,
  ...few,
  name: "loginStaffByPasskey",
  method: "POST",
  path: "/staff/session/passkey",
  cache: { invalidatesWhenDone: ["Session"] },
});

/** Ends the session. */
export const logoutStaff = /* @__PURE__ */ staffEndpoint<Nothing, Nothing>({
  ...own,
  name: "logoutStaff",
  method: "DELETE",
  path: "/staff/session",
  pending: ["SECOND_FACTOR", "SECOND_FACTOR_SETUP"],
});

/** A new secret for an authenticator app, which a code must confirm; it takes the password, but during the set-up. */
export const startStaffSecondFactor = /* @__PURE__ */ staffEndpoint<Shape.StartStaffFactor, Shape.StaffTotp>({
  ...own,
  ...few,
  name: "startStaffSecondFactor",
  method: "POST",
  path: "/staff/second-factor/start",
  pending: ["SECOND_FACTOR_SETUP"],
});

/** Confirms the app by its first code. */
export const confirmStaffSecondFactor = /* @__PURE__ */ staffEndpoint<Shape.StaffCode, Shape.StaffRecoveryCodes>({
  ...own,
  ...few,
  name: "confirmStaffSecondFactor",
  method: "POST",
  path: "/staff/second-factor",
  pending: ["SECOND_FACTOR_SETUP"],
});

/** Removes the app and its recovery codes; where staff must have a second factor, the last one stays. */
export const removeStaffSecondFactor = /* @__PURE__ */ staffEndpoint<Shape.StaffPasswordProof, Nothing>({
  ...own,
  ...few,
  name: "removeStaffSecondFactor",
  method: "POST",
  path: "/staff/second-factor/remove",
  cache: { invalidates: ["Session"] },
});

/** The caller's passkeys, oldest first. */
export const listStaffPasskeys = /* @__PURE__ */ staffEndpoint<Nothing, Shape.StaffPasskeyList>({
  ...own,
  name: "listStaffPasskeys",
  method: "GET",
  path: "/staff/passkeys",
  cache: { provides: ["Own"] },
});

/** The options with which a browser makes a passkey; it takes the password, but during the set-up. */
export const startStaffPasskey = /* @__PURE__ */ staffEndpoint<Shape.StartStaffFactor, Shape.StaffPasskeyOptions>({
  ...own,
  ...few,
  name: "startStaffPasskey",
  method: "POST",
  path: "/staff/passkeys/start",
  pending: ["SECOND_FACTOR_SETUP"],
});

/** Stores a new passkey; it also completes the set-up of a second factor. */
export const createStaffPasskey = /* @__PURE__ */ staffEndpoint<Shape.StaffPasskeyAnswer, Nothing>({
  ...own,
  ...few,
  name: "createStaffPasskey",
  method: "POST",
  path: "/staff/passkeys",
  pending: ["SECOND_FACTOR_SETUP"],
  cache: { invalidates: ["Own", "Session"] },
});

/** Removes a passkey; where staff must have a second factor, the last one stays. */
export const removeStaffPasskey = /* @__PURE__ */ staffEndpoint<Shape.RemoveStaffPasskey, Nothing>({
  ...own,
  ...few,
  name: "removeStaffPasskey",
  method: "POST",
  path: "/staff/passkeys/remove",
  cache: { invalidates: ["Own"] },
});

/** Changes the password and ends the caller's other sessions. */
export const changeStaffPassword = /* @__PURE__ */ staffEndpoint<Shape.StaffPassword, Nothing>({
  ...own,
  ...few,
  name: "changeStaffPassword",
  method: "POST",
  path: "/staff/password",
  cache: { invalidates: ["Own"] },
});

/** Says in which languages the caller answers members: live chats in them come to the caller first. */
export const saveStaffLanguages = /* @__PURE__ */ staffEndpoint<Shape.StaffLanguages, Nothing>({
  ...own,
  name: "saveStaffLanguages",
  method: "POST",
  path: "/staff/languages",
  cache: { invalidates: ["Session"] },
});

/** The caller's open sessions, newest first. */
export const listStaffSessions = /* @__PURE__ */ staffEndpoint<Nothing, Shape.StaffSessionList>({
  ...own,
  name: "listStaffSessions",
  method: "GET",
  path: "/staff/sessions",
  cache: { provides: ["Own"] },
});

/** Ends one of the caller's sessions, or all others. */
export const endStaffSession = /* @__PURE__ */ staffEndpoint<Shape.EndStaffSession, Nothing>({
  ...own,
  name: "endStaffSession",
  method: "POST",
  path: "/staff/sessions/end",
  cache: { invalidates: ["Own"] },
});

/** Whom the invitation of a link is for. The token travels in the body, since addresses are logged. */
export const getStaffInvitation = /* @__PURE__ */ staffEndpoint<Shape.StaffInvitationToken, Shape.StaffInvitation>({
  ...open,
  ...few,
  name: "getStaffInvitation",
  method: "POST",
  path: "/staff/invitation",
  cache: { keepSeconds: 0 },
});

/** Accepts an invitation with a password and begins a session, in which the second factor is set up where staff must have one. */
export const acceptStaffInvitation = /* @__PURE__ */ staffEndpoint<Shape.AcceptStaffInvitation, Shape.StaffStepValue>({
  ...open,
  ...few,
  name: "acceptStaffInvitation",
  method: "POST",
  path: "/staff/invitation/accept",
  cache: { invalidatesWhenDone: ["Session"] },
});
