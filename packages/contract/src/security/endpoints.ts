import { endpoint } from "../endpoint.ts";
import type {
  AccountActivity,
  ChangePasswordRequest,
  EndSessionRequest,
  MemberSessions,
  RenewedSession,
} from "./schemas.ts";

/** Changes the login password and ends every session of the member; the answer carries a new one (AP-18). */
export const changePassword = /* @__PURE__ */ endpoint<ChangePasswordRequest, RenewedSession>({
  name: "changePassword",
  domain: "security",
  method: "POST",
  path: "/wps/member/password",
  moduleId: "PASSWORD3",
  token: "required",
  trial: false,
  pending: ["PASSWORD_CHANGE"],
  encrypted: true,
  rateLimit: { calls: 20, seconds: 60 },
  bodyLimit: 8_192,
});

/** The devices on which the member is logged in (ours, MC-01). */
export const listSessions = /* @__PURE__ */ endpoint<Record<string, never>, MemberSessions>({
  name: "listSessions",
  domain: "security",
  method: "GET",
  path: "/wps/member/sessions",
  moduleId: "SECCEN3",
  token: "required",
  trial: false,
  cache: { provides: ["Session"], keepSeconds: 0 },
});

/** Logs out another device, all others, or all devices (ours, MC-01). Ending a session twice is not an error. */
export const endSession = /* @__PURE__ */ endpoint<EndSessionRequest, Record<string, never>>({
  name: "endSession",
  domain: "security",
  method: "POST",
  path: "/wps/member/sessions/end",
  moduleId: "SECCEN3",
  token: "required",
  trial: false,
  rateLimit: { calls: 60, seconds: 60 },
  bodyLimit: 2_048,
});

/** What happened to the account lately: logins, failed ones, changes (ours, MC-01). */
export const listActivity = /* @__PURE__ */ endpoint<Record<string, never>, AccountActivity>({
  name: "listActivity",
  domain: "security",
  method: "GET",
  path: "/wps/member/activity",
  moduleId: "SECCEN3",
  token: "required",
  trial: false,
  cache: { provides: ["Session"], keepSeconds: 0 },
});
