import { row, type SchemaRow } from "../SchemaRow.ts";
import { Nothing } from "../shapes.ts";
import {
  createLoginCode,
  loginByCode,
  loginByPasskey,
  sendLoginCode,
  sendSmsCode,
  startPasskeyLogin,
} from "./loginEndpoints.ts";
import {
  CodeLoginRequestSchema,
  LoginCodeRequestSchema,
  LoginCodeSchema,
  PasskeyLoginRequestSchema,
  PasskeyOptionsSchema,
  SmsCodeRequestSchema,
} from "./loginSchemas.ts";
import { LoginValueSchema, VerificationSentSchema } from "./schemas.ts";
import { listSocialProviders, startSocialLogin } from "./socialEndpoints.ts";
import { SocialAddressSchema, SocialLoginStartSchema, SocialProvidersSchema } from "./socialSchemas.ts";

/** Calls of domain `auth` that open a session, besides the login itself. */
export const loginRows: readonly SchemaRow[] = [
  row(sendSmsCode, SmsCodeRequestSchema, VerificationSentSchema, [
    "mobile.invalid",
    "mobile.unknown",
    "sms.too.many",
    "sms.quota.insufficient",
  ]),
  row(sendLoginCode, LoginCodeRequestSchema, VerificationSentSchema, [
    "login.second.factor.expired",
    "sms.too.many",
    "sms.quota.insufficient",
  ]),
  row(startPasskeyLogin, Nothing, PasskeyOptionsSchema),
  row(loginByPasskey, PasskeyLoginRequestSchema, LoginValueSchema, [
    "passkey.invalid",
    "login.second.factor.required",
    "login.not.member",
    "login.not.agent",
    "account.closed",
    "account.frozen",
  ]),
  row(createLoginCode, Nothing, LoginCodeSchema),
  row(loginByCode, CodeLoginRequestSchema, LoginValueSchema, [
    "login.token.invalid",
    "account.closed",
    "account.frozen",
  ]),
  row(listSocialProviders, Nothing, SocialProvidersSchema),
  row(startSocialLogin, SocialLoginStartSchema, SocialAddressSchema, ["social.unavailable"]),
];
