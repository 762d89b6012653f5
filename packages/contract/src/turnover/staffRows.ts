import { Nothing } from "../shapes.ts";
import { ProposalIdSchema } from "../staff/schemas.ts";
import { staffRow, type StaffRow } from "../staff/StaffRow.ts";
import {
  addTurnover,
  changeTurnoverSettings,
  forgiveTurnover,
  getMemberTurnover,
  getTurnoverSettings,
} from "./staffEndpoints.ts";
import * as shapes from "./staffSchemas.ts";

/** Turnover requirements in the back office. */
export const turnoverStaffRows: readonly StaffRow[] = [
  staffRow(getMemberTurnover, shapes.MemberTurnoverRequestSchema, shapes.MemberTurnoverSchema, ["member.unknown"]),
  staffRow(addTurnover, shapes.AddTurnoverSchema, shapes.MemberTurnoverSchema, [
    "member.unknown",
    "trial.not.allowed",
    "fields",
    "idempotency.conflict",
  ]),
  staffRow(forgiveTurnover, shapes.ForgiveTurnoverSchema, ProposalIdSchema, ["state.changed", "idempotency.conflict"]),
  staffRow(getTurnoverSettings, Nothing, shapes.StoredTurnoverSettingsSchema),
  staffRow(changeTurnoverSettings, shapes.ChangeTurnoverSettingsSchema, shapes.ChangedTurnoverSettingsSchema, [
    "state.changed",
    "fields",
    "idempotency.conflict",
  ]),
];
