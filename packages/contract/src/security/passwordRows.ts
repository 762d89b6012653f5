import { LoginValueSchema } from "../auth/schemas.ts";
import type { ErrorCode } from "../errors.ts";
import { row, type SchemaRow } from "../SchemaRow.ts";
import { confirmPasswordReset, forgotPassword, listResetSignIns, resetPasswordBySms } from "./passwordEndpoints.ts";
import {
  ForgotPasswordRequestSchema,
  ForgotPasswordValueSchema,
  PasswordResetRequestSchema,
  ResetSignInsRequestSchema,
  ResetSignInsSchema,
  SmsPasswordResetRequestSchema,
} from "./passwordSchemas.ts";

/** The refusals of a new password and of the login that follows it. */
const resetErrors: readonly ErrorCode[] = [
  "fields",
  "password.same",
  "password.history",
  "password.default",
  "login.second.factor.required",
  "account.closed",
  "account.frozen",
];

/** Calls about a forgotten password. */
export const passwordRows: readonly SchemaRow[] = [
  row(forgotPassword, ForgotPasswordRequestSchema, ForgotPasswordValueSchema, ["fields", "account.email.unknown"]),
  row(confirmPasswordReset, PasswordResetRequestSchema, LoginValueSchema, ["reset.token.invalid", ...resetErrors]),
  row(listResetSignIns, ResetSignInsRequestSchema, ResetSignInsSchema, ["reset.token.invalid"]),
  row(resetPasswordBySms, SmsPasswordResetRequestSchema, LoginValueSchema, [
    "mobile.invalid",
    "sms.code.invalid",
    "sms.code.expired",
    "reset.choice.required",
    ...resetErrors,
  ]),
];
