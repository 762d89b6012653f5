import type {
  CaptchaChallenge,
  CaptchaValue,
  FreePlayRequest,
  LoginRequest,
  LoginValue,
  LogoutRequest,
  RegisterRequest,
  RegisterValue,
  SessionLife,
  CaptchaRequest,
} from "./schemas.ts";
import { endpoint } from "../endpoint.ts";

/** Login by username (AP-01). */
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
});

/** How long the session lives without an act of its visitor (ours, LG-24). Asking does not extend it. */
export const getSessionLife = /* @__PURE__ */ endpoint<Record<string, never>, SessionLife>({
  name: "getSessionLife",
  domain: "auth",
  method: "GET",
  path: "/wps/session/life",
  moduleId: "CORE3",
  token: "required",
  passive: true,
});

/** Extends the session of a visitor who is there but makes no other call (ours, LG-24). */
export const keepSession = /* @__PURE__ */ endpoint<Record<string, never>, SessionLife>({
  name: "keepSession",
  domain: "auth",
  method: "POST",
  path: "/wps/session/life",
  moduleId: "CORE3",
  token: "required",
});

/** A captcha picture (AP-11). */
export const getCaptcha = /* @__PURE__ */ endpoint<CaptchaRequest, CaptchaValue>({
  name: "getCaptcha",
  domain: "auth",
  method: "GET",
  path: "/wps/captcha",
  moduleId: "IMGCODE3",
  rateLimit: { calls: 60, seconds: 60 },
});

/** A captcha for people who cannot read the picture: a proof of work (ours). */
export const getCaptchaChallenge = /* @__PURE__ */ endpoint<Record<string, never>, CaptchaChallenge>({
  name: "getCaptchaChallenge",
  domain: "auth",
  method: "GET",
  path: "/wps/captcha/challenge",
  moduleId: "IMGCODE3",
  rateLimit: { calls: 60, seconds: 60 },
});

/**
 * Registration by username (AP-16, decision Q-11). A call with a trial account's token ends that session. Sent again
 * with the same `Idempotency-Key`, it answers with the member that the first call made. The rate limit counts failed
 * attempts too.
 */
export const register = /* @__PURE__ */ endpoint<RegisterRequest, RegisterValue>({
  name: "register",
  domain: "auth",
  method: "POST",
  alsoMethods: ["PUT"],
  path: "/wps/member/register",
  moduleId: "USERNAMEREG3",
  token: "optional",
  encrypted: true,
  idempotencyKey: "optional",
  proofFields: ["captcha", "captchaId", "captchaProof"],
  rateLimit: { calls: 20, seconds: 3_600 },
});
