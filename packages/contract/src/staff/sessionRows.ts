import { Nothing } from "../shapes.ts";
import * as endpoint from "./sessionEndpoints.ts";
import * as schema from "./sessionSchemas.ts";
import { staffRow, type StaffRow } from "./StaffRow.ts";

/** What a call refuses that takes the password again. */
const proof = ["fields", "password.old.invalid", "login.locked"] as const;

/** Logins, factors and sessions of staff. */
export const staffSessionRows: readonly StaffRow[] = [
  staffRow(endpoint.getStaffSession, Nothing, schema.StaffSessionSchema),
  staffRow(endpoint.loginStaff, schema.StaffLoginSchema, schema.StaffStepValueSchema, [
    "login.credentials.invalid",
    "login.locked",
    "staff.factor.missing",
  ]),
  staffRow(endpoint.completeStaffLogin, schema.StaffCodeSchema, schema.StaffStepValueSchema, [
    "sms.code.invalid",
    "login.locked",
  ]),
  staffRow(endpoint.startStaffPasskeyLogin, Nothing, schema.StaffPasskeyOptionsSchema),
  staffRow(endpoint.loginStaffByPasskey, schema.StaffPasskeyAnswerSchema, schema.StaffStepValueSchema, [
    "passkey.invalid",
    "staff.passkey.behind",
  ]),
  staffRow(endpoint.logoutStaff, Nothing, Nothing),
  staffRow(endpoint.startStaffSecondFactor, schema.StartStaffFactorSchema, schema.StaffTotpSchema, [
    "second.factor.set",
    ...proof,
  ]),
  staffRow(endpoint.confirmStaffSecondFactor, schema.StaffCodeSchema, schema.StaffRecoveryCodesSchema, [
    "sms.code.invalid",
    "login.locked",
  ]),
  staffRow(endpoint.removeStaffSecondFactor, schema.StaffPasswordProofSchema, Nothing, [
    "second.factor.last",
    "password.old.invalid",
    "login.locked",
  ]),
  staffRow(endpoint.listStaffPasskeys, Nothing, schema.StaffPasskeyListSchema),
  staffRow(endpoint.startStaffPasskey, schema.StartStaffFactorSchema, schema.StaffPasskeyOptionsSchema, [
    "passkey.limit",
    ...proof,
  ]),
  staffRow(endpoint.createStaffPasskey, schema.StaffPasskeyAnswerSchema, Nothing, ["passkey.limit", "passkey.invalid"]),
  staffRow(endpoint.removeStaffPasskey, schema.RemoveStaffPasskeySchema, Nothing, [
    "second.factor.last",
    "password.old.invalid",
    "login.locked",
  ]),
  staffRow(endpoint.saveStaffLanguages, schema.StaffLanguagesSchema, Nothing),
  staffRow(endpoint.changeStaffPassword, schema.StaffPasswordSchema, Nothing, [
    "fields",
    "password.old.invalid",
    "password.same",
    "login.locked",
  ]),
  staffRow(endpoint.listStaffSessions, Nothing, schema.StaffSessionListSchema),
  staffRow(endpoint.endStaffSession, schema.EndStaffSessionSchema, Nothing),
  staffRow(endpoint.getStaffInvitation, schema.StaffInvitationTokenSchema, schema.StaffInvitationSchema, [
    "invitation.invalid",
  ]),
  staffRow(endpoint.acceptStaffInvitation, schema.AcceptStaffInvitationSchema, schema.StaffStepValueSchema, [
    "invitation.invalid",
    "fields",
  ]),
];
