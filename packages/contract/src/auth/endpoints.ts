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

/** How long the session lives when nobody does anything (ours, LG-24). Asking does not keep it. */
export const getSessionLife = /* @__PURE__ */ endpoint<Record<string, never>, SessionLife>({
  name: "getSessionLife",
  domain: "auth",
  method: "GET",
  path: "/wps/session/life",
  moduleId: "CORE3",
  token: "required",
  passive: true,
});

/** Keeps the session: its visitor is there, though no other call tells so (ours, LG-24). */
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

/** A captcha that needs no reading (ours). */
export const getCaptchaChallenge = /* @__PURE__ */ endpoint<Record<string, never>, CaptchaChallenge>({
  name: "getCaptchaChallenge",
  domain: "auth",
  method: "GET",
  path: "/wps/captcha/challenge",
  moduleId: "IMGCODE3",
  rateLimit: { calls: 60, seconds: 60 },
});

/**
 * Registration by username (AP-16, decision Q-11). With a trial account's token it ends that session. Sent again with the
 * same `Idempotency-Key`, it tells of the member that the first one made. Failed attempts count too.
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
