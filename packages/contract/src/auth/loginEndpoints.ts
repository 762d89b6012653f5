import { endpoint } from "../endpoint.ts";
import type {
  CodeLoginRequest,
  LoginCode,
  LoginCodeRequest,
  PasskeyLoginRequest,
  PasskeyOptions,
  SmsCodeRequest,
} from "./loginSchemas.ts";
import type { LoginValue, VerificationSent } from "./schemas.ts";

/**
 * Sends a code to a phone for a login or a forgotten password (AP-04). An unknown number gets the same answer and no message.
 * The purposes have modules of their own: MOBILEVERCODELOGIN3, CHNGPASSVERIF3.
 */
export const sendSmsCode = /* @__PURE__ */ endpoint<SmsCodeRequest, VerificationSent>({
  name: "sendSmsCode",
  domain: "auth",
  method: "POST",
  path: "/wps/verification/sms/noLogin",
  moduleId: "SMSCODE3",
  rateLimit: { calls: 20, seconds: 300, code: "sms.too.many" },
  bodyLimit: 8_192,
});

/** Sends the code of a login's second step to the member's mailbox or phone (ours, LG-14). */
export const sendLoginCode = /* @__PURE__ */ endpoint<LoginCodeRequest, VerificationSent>({
  name: "sendLoginCode",
  domain: "auth",
  method: "POST",
  path: "/wps/session/login/challenge",
  moduleId: "LOGIN3",
  rateLimit: { calls: 20, seconds: 300, code: "sms.too.many" },
  bodyLimit: 2_048,
});

/** Makes a one-time code that logs the caller in elsewhere: 60 seconds, one use (ours, SH-04, Q-28). */
export const createLoginCode = /* @__PURE__ */ endpoint<Record<string, never>, LoginCode>({
  name: "createLoginCode",
  domain: "auth",
  method: "POST",
  path: "/wps/session/code",
  moduleId: "LOGIN3",
  token: "required",
  trial: false,
  rateLimit: { calls: 20, seconds: 60 },
});

/** Logs in by the value of `?token=` in the address (ours, SH-04, Q-28). */
export const loginByCode = /* @__PURE__ */ endpoint<CodeLoginRequest, LoginValue>({
  name: "loginByCode",
  domain: "auth",
  method: "POST",
  path: "/wps/session/login/code",
  moduleId: "LOGIN3",
  encrypted: true,
  rateLimit: { calls: 20, seconds: 60 },
  bodyLimit: 8_192,
});

/** Requests the options with which the browser signs in by passkey (ours, X-19). */
export const startPasskeyLogin = /* @__PURE__ */ endpoint<Record<string, never>, PasskeyOptions>({
  name: "startPasskeyLogin",
  domain: "auth",
  method: "POST",
  path: "/wps/session/login/passkey/options",
  moduleId: "PASSKEY3",
  rateLimit: { calls: 60, seconds: 60 },
  bodyLimit: 1_024,
});

/** Logs in with a passkey alone (ours, X-19). */
export const loginByPasskey = /* @__PURE__ */ endpoint<PasskeyLoginRequest, LoginValue>({
  name: "loginByPasskey",
  domain: "auth",
  method: "POST",
  path: "/wps/session/login/passkey",
  moduleId: "PASSKEY3",
  encrypted: true,
  rateLimit: { calls: 20, seconds: 60 },
});
