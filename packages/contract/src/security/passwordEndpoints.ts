import type { LoginValue } from "../auth/schemas.ts";
import { endpoint } from "../endpoint.ts";
import type {
  ForgotPasswordRequest,
  ForgotPasswordValue,
  PasswordResetRequest,
  ResetSignIns,
  ResetSignInsRequest,
  SmsPasswordResetRequest,
} from "./passwordSchemas.ts";

/** Sends a link for a new password to the account's mailbox (AP-19). An unknown pair gets the same answer. */
export const forgotPassword = /* @__PURE__ */ endpoint<ForgotPasswordRequest, ForgotPasswordValue>({
  name: "forgotPassword",
  domain: "security",
  method: "POST",
  path: "/wps/member/password/email",
  moduleId: "FORGMAIL3",
  form: true,
  rateLimit: { calls: 10, seconds: 300 },
  bodyLimit: 4_096,
});

/** Sets a new password with the token of the mail's link, and logs in (ours, LG-16). */
export const confirmPasswordReset = /* @__PURE__ */ endpoint<PasswordResetRequest, LoginValue>({
  name: "confirmPasswordReset",
  domain: "security",
  method: "POST",
  path: "/wps/member/password/email/confirm",
  moduleId: "FORGMAIL3",
  encrypted: true,
  rateLimit: { calls: 20, seconds: 60 },
  bodyLimit: 8_192,
});

/** The passkeys and linked accounts that the reset of a link would end (ours, LG-16). */
export const listResetSignIns = /* @__PURE__ */ endpoint<ResetSignInsRequest, ResetSignIns>({
  name: "listResetSignIns",
  domain: "security",
  method: "POST",
  path: "/wps/member/password/email/sign-ins",
  moduleId: "FORGMAIL3",
  encrypted: true,
  rateLimit: { calls: 20, seconds: 60 },
  bodyLimit: 8_192,
  cache: { keepSeconds: 0 },
});

/** Sets a new password with a code sent to the phone, and logs in (AP-20, LG-17). */
export const resetPasswordBySms = /* @__PURE__ */ endpoint<SmsPasswordResetRequest, LoginValue>({
  name: "resetPasswordBySms",
  domain: "security",
  method: "POST",
  path: "/wps/member/password/verification",
  moduleId: "CHNGPASSVERIF3",
  encrypted: true,
  rateLimit: { calls: 20, seconds: 60 },
  bodyLimit: 8_192,
});
