import type { ErrorCode } from "../errors.ts";
import { row, type SchemaRow } from "../SchemaRow.ts";
import { Nothing } from "../shapes.ts";
import {
  getCaptcha,
  getCaptchaChallenge,
  getSessionLife,
  keepSession,
  login,
  loginFreePlay,
  logout,
  register,
} from "./endpoints.ts";
import {
  CaptchaChallengeSchema,
  CaptchaRequestSchema,
  CaptchaValueSchema,
  FreePlayRequestSchema,
  LoginRequestSchema,
  LoginValueSchema,
  LogoutRequestSchema,
  RegisterRequestSchema,
  RegisterValueSchema,
  SessionLifeSchema,
} from "./schemas.ts";

const captchaErrors: readonly ErrorCode[] = ["captcha.required", "captcha.invalid"];

/** Calls of domain `auth`. */
export const authRows: readonly SchemaRow[] = [
  row(login, LoginRequestSchema, LoginValueSchema, [
    "fields",
    "login.credentials.invalid",
    "login.locked",
    "login.not.member",
    "login.not.agent",
    "account.closed",
    "account.frozen",
    "rg.self.excluded",
    ...captchaErrors,
  ]),
  row(loginFreePlay, FreePlayRequestSchema, LoginValueSchema, ["freeplay.too.many"]),
  row(logout, LogoutRequestSchema, Nothing),
  row(getSessionLife, Nothing, SessionLifeSchema),
  row(keepSession, Nothing, SessionLifeSchema),
  row(getCaptcha, CaptchaRequestSchema, CaptchaValueSchema),
  row(getCaptchaChallenge, Nothing, CaptchaChallengeSchema),
  row(register, RegisterRequestSchema, RegisterValueSchema, [
    "fields",
    "username.taken",
    "email.taken",
    "mobile.taken",
    "age.under",
    "terms.required",
    "register.limit.ip",
    ...captchaErrors,
  ]),
];
