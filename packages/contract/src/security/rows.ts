import { row, type SchemaRow } from "../SchemaRow.ts";
import { Nothing } from "../shapes.ts";
import { passwordRows } from "./passwordRows.ts";
import { secondFactorRows } from "./secondFactorRows.ts";
import { accountRows } from "./accountRows.ts";
import { socialLinkRows } from "./socialLinkRows.ts";
import { changePassword, endSession, listActivity, listSessions } from "./endpoints.ts";
import {
  AccountActivitySchema,
  ChangePasswordRequestSchema,
  EndSessionRequestSchema,
  MemberSessionsSchema,
  RenewedSessionSchema,
} from "./schemas.ts";

/** Calls of domain `security`. */
export const securityRows: readonly SchemaRow[] = [
  row(changePassword, ChangePasswordRequestSchema, RenewedSessionSchema, [
    "fields",
    "password.old.invalid",
    "password.same",
    "password.history",
    "password.default",
    "login.locked",
  ]),
  row(listSessions, Nothing, MemberSessionsSchema),
  row(endSession, EndSessionRequestSchema, Nothing),
  row(listActivity, Nothing, AccountActivitySchema),
  ...passwordRows,
  ...secondFactorRows,
  ...accountRows,
  ...socialLinkRows,
];
