import type {
  CaptchaChallenge,
  CaptchaValue,
  FreePlayRequest,
  LoginRequest,
  LoginValue,
  LogoutRequest,
  SessionLife,
  CaptchaRequest,
} from "./schemas.ts";
import { endpoint } from "../endpoint.ts";

/** Login by username, by a code sent to the phone, or by a provider's answer; also their second step (AP-01, LG-02, LG-15, X-75). */
export const login = /* @__PURE__ */ endpoint<LoginRequest, LoginValue>({
  name: "login",
  domain: "auth",
  method: "POST",
  path: "/wps/session/login",
  moduleId: "LOGIN3",
  encrypted: true,
  rateLimit: { calls: 20, seconds: 60 },
});

/** Free demo login (AP-02). */
export const loginFreePlay = /* @__PURE__ */ endpoint<FreePlayRequest, LoginValue>({
  name: "loginFreePlay",
  domain: "auth",
  method: "POST",
  path: "/wps/session/login/freeplay",
  moduleId: "FREEPLAY3",
  rateLimit: { calls: 20, seconds: 3_600, code: "freeplay.too.many" },
});

/** Ends the session (AP-03); never fails for a dead token (decision Q-10). */
export const logout = /* @__PURE__ */ endpoint<LogoutRequest, Record<string, never>>({
  name: "logout",
  domain: "auth",
  method: "POST",
  alsoMethods: ["DELETE"],
  path: "/wps/session/logout",
  moduleId: "CORE3",
  token: "optional",
  pending: ["PASSWORD_CHANGE"],
});

/** How long the session lives without an act of its visitor (ours, LG-24). Asking does not extend it. */
export const getSessionLife = /* @__PURE__ */ endpoint<Record<string, never>, SessionLife>({
  name: "getSessionLife",
  domain: "auth",
  method: "GET",
  path: "/wps/session/life",
  moduleId: "CORE3",
  token: "required",
  pending: ["PASSWORD_CHANGE"],
  passive: true,
  // An answer is valid only at the moment it arrives.
  cache: { keepSeconds: 0 },
});

/** Extends the session of a visitor who is there but makes no other call (ours, LG-24). */
export const keepSession = /* @__PURE__ */ endpoint<Record<string, never>, SessionLife>({
  name: "keepSession",
  domain: "auth",
  method: "POST",
  path: "/wps/session/life",
  moduleId: "CORE3",
  token: "required",
  pending: ["PASSWORD_CHANGE"],
});

/** A captcha picture (AP-11). */
export const getCaptcha = /* @__PURE__ */ endpoint<CaptchaRequest, CaptchaValue>({
  name: "getCaptcha",
  domain: "auth",
  method: "GET",
  path: "/wps/captcha",
  moduleId: "IMGCODE3",
  rateLimit: { calls: 60, seconds: 60 },
  // Each picture and challenge is used once, so neither is kept.
  cache: { keepSeconds: 0 },
});

/** A captcha for people who cannot read the picture: a proof of work (ours). */
export const getCaptchaChallenge = /* @__PURE__ */ endpoint<Record<string, never>, CaptchaChallenge>({
  name: "getCaptchaChallenge",
  domain: "auth",
  method: "GET",
  path: "/wps/captcha/challenge",
  moduleId: "IMGCODE3",
  rateLimit: { calls: 60, seconds: 60 },
  cache: { keepSeconds: 0 },
});
