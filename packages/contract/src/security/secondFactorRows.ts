import { PasskeyOptionsSchema } from "../auth/loginSchemas.ts";
import { row, type SchemaRow } from "../SchemaRow.ts";
import { Nothing } from "../shapes.ts";
import { addPasskey, listPasskeys, removePasskey, startPasskey } from "./passkeyEndpoints.ts";
import { AddPasskeyRequestSchema, PasskeysSchema, RemovePasskeyRequestSchema } from "./passkeySchemas.ts";
import { confirmTotp, getSecondFactor, removeTotp, renewRecoveryCodes, startTotp } from "./secondFactorEndpoints.ts";
import {
  ConfirmTotpRequestSchema,
  PasswordRequestSchema,
  RecoveryCodesSchema,
  SecondFactorSchema,
  TotpSecretSchema,
} from "./secondFactorSchemas.ts";

const passwordErrors = ["password.old.invalid", "login.locked"] as const;

/** Calls about the authenticator app and the recovery codes. */
export const secondFactorRows: readonly SchemaRow[] = [
  row(getSecondFactor, Nothing, SecondFactorSchema),
  row(startTotp, PasswordRequestSchema, TotpSecretSchema, passwordErrors),
  row(confirmTotp, ConfirmTotpRequestSchema, RecoveryCodesSchema, [
    "sms.code.invalid",
    "sms.code.expired",
    "login.locked",
  ]),
  row(renewRecoveryCodes, PasswordRequestSchema, RecoveryCodesSchema, passwordErrors),
  row(removeTotp, PasswordRequestSchema, Nothing, passwordErrors),
  row(listPasskeys, Nothing, PasskeysSchema),
  row(startPasskey, PasswordRequestSchema, PasskeyOptionsSchema, [...passwordErrors, "passkey.limit"]),
  row(addPasskey, AddPasskeyRequestSchema, Nothing, ["passkey.invalid", "passkey.limit"]),
  row(removePasskey, RemovePasskeyRequestSchema, Nothing, [
    ...passwordErrors,
    "sms.code.required",
    "sms.code.invalid",
    "sms.code.expired",
  ]),
];
