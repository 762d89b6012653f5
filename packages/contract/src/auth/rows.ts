import type { ErrorCode } from "../errors.ts";
import { row, type SchemaRow } from "../SchemaRow.ts";
import { Nothing } from "../shapes.ts";
import { loginRows } from "./loginRows.ts";
import {
  getCaptcha,
  getCaptchaChallenge,
  getSessionLife,
  keepSession,
  login,
  loginFreePlay,
  logout,
} from "./endpoints.ts";
import {
  confirmContact,
  createPhoneToken,
  getBotChallenge,
  register,
  registerMobile,
  sendRegisterCode,
} from "./registerEndpoints.ts";
import {
  BotChallengeSchema,
  ConfirmContactSchema,
  ConfirmedContactSchema,
  PhoneTokenRequestSchema,
  PhoneTokenSchema,
  RegisterCodeRequestSchema,
  RegisterMobileRequestSchema,
  RegisterRequestSchema,
  RegisterValueSchema,
} from "./registerSchemas.ts";
import {
  CaptchaChallengeSchema,
  CaptchaRequestSchema,
  CaptchaValueSchema,
  FreePlayRequestSchema,
  LoginRequestSchema,
  LoginValueSchema,
  LogoutRequestSchema,
  SessionLifeSchema,
  VerificationSentSchema,
} from "./schemas.ts";

const captchaErrors: readonly ErrorCode[] = ["captcha.required", "captcha.invalid"];

const codeErrors: readonly ErrorCode[] = ["sms.code.invalid", "sms.code.expired"];

const registerErrors: readonly ErrorCode[] = [
  "fields",
  "username.taken",
  "email.taken",
  "mobile.taken",
  "mobile.invalid",
  "affiliate.invalid",
  "referral.invalid",
  "age.under",
  "terms.required",
  "register.limit.ip",
  "register.disabled",
  "sms.code.required",
  "geetest.failed",
  "social.failed",
  "social.taken",
  ...codeErrors,
  ...captchaErrors,
];

/** Calls of domain `auth`. */
export const authRows: readonly SchemaRow[] = [
  row(login, LoginRequestSchema, LoginValueSchema, [
    "fields",
    "login.credentials.invalid",
    "login.second.factor.required",
    "login.second.factor.expired",
    "login.locked",
    "mobile.invalid",
    "sms.code.invalid",
    "sms.code.expired",
    "login.not.member",
    "login.not.agent",
    "account.closed",
    "account.frozen",
    "rg.self.excluded",
    "social.cancelled",
    "social.failed",
    "social.unavailable",
    "social.unlinked",
    ...captchaErrors,
  ]),
  row(loginFreePlay, FreePlayRequestSchema, LoginValueSchema, ["freeplay.too.many"]),
  row(logout, LogoutRequestSchema, Nothing),
  row(getSessionLife, Nothing, SessionLifeSchema),
  row(keepSession, Nothing, SessionLifeSchema),
  row(getCaptcha, CaptchaRequestSchema, CaptchaValueSchema),
  row(getCaptchaChallenge, Nothing, CaptchaChallengeSchema),
  row(register, RegisterRequestSchema, RegisterValueSchema, registerErrors),
  row(registerMobile, RegisterMobileRequestSchema, RegisterValueSchema, registerErrors),
  row(sendRegisterCode, RegisterCodeRequestSchema, VerificationSentSchema, [
    "mobile.required",
    "mobile.invalid",
    "mobile.taken",
    "sms.too.many",
    "sms.quota.insufficient",
    "geetest.failed",
  ]),
  ...loginRows,
  row(createPhoneToken, PhoneTokenRequestSchema, PhoneTokenSchema, ["mobile.invalid", ...codeErrors]),
  row(confirmContact, ConfirmContactSchema, ConfirmedContactSchema, ["contact.token.invalid"]),
  row(getBotChallenge, Nothing, BotChallengeSchema),
];
