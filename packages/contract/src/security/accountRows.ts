import { VerificationSentSchema } from "../auth/schemas.ts";
import { row, type SchemaRow } from "../SchemaRow.ts";
import { Nothing } from "../shapes.ts";
import {
  changeContact,
  closeAccount,
  getDataExport,
  requestDataExport,
  resetPaymentPassword,
  sendContactCode,
  setPaymentPassword,
} from "./accountEndpoints.ts";
import {
  ChangeContactSchema,
  CloseAccountSchema,
  DataExportSchema,
  PasswordProofSchema,
  ResetPaymentPasswordSchema,
  SendContactCodeSchema,
  SetPaymentPasswordSchema,
} from "./accountSchemas.ts";
import { getIdentity, submitIdentity } from "./identityEndpoints.ts";
import { IdentitySchema, SubmitIdentitySchema } from "./identitySchemas.ts";

const passwordErrors = ["password.old.invalid", "login.locked"] as const;
const codeErrors = ["sms.code.invalid", "sms.code.expired"] as const;

/** Calls about the account's contacts, payment password, data and identity. */
export const accountRows: readonly SchemaRow[] = [
  row(setPaymentPassword, SetPaymentPasswordSchema, Nothing, [
    "fields",
    ...passwordErrors,
    "payment.password.invalid",
    "payment.password.locked",
    "payment.password.same",
  ]),
  row(resetPaymentPassword, ResetPaymentPasswordSchema, Nothing, ["fields", "contact.missing", ...codeErrors]),
  row(sendContactCode, SendContactCodeSchema, VerificationSentSchema, [
    "fields",
    "contact.missing",
    "contact.same",
    "mobile.invalid",
    "sms.too.many",
    "sms.quota.insufficient",
  ]),
  row(changeContact, ChangeContactSchema, Nothing, [
    "fields",
    ...passwordErrors,
    ...codeErrors,
    "contact.same",
    "email.taken",
    "mobile.taken",
    "mobile.invalid",
  ]),
  row(getDataExport, Nothing, DataExportSchema),
  row(requestDataExport, PasswordProofSchema, DataExportSchema, [...passwordErrors]),
  row(closeAccount, CloseAccountSchema, Nothing, [
    ...passwordErrors,
    "account.frozen",
    "account.balance.left",
    "account.round.open",
  ]),
  row(getIdentity, Nothing, IdentitySchema),
  row(submitIdentity, SubmitIdentitySchema, IdentitySchema, ["fields", "kyc.pending"]),
];
