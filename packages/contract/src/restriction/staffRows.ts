import { Nothing } from "../shapes.ts";
import { staffRow, type StaffRow } from "../staff/StaffRow.ts";
import { addRestriction, liftRestriction, listRestrictions, listRestrictionTargets } from "./staffEndpoints.ts";
import * as shapes from "./staffSchemas.ts";

/** Game restrictions in the back office. */
export const restrictionStaffRows: readonly StaffRow[] = [
  staffRow(listRestrictions, shapes.ListRestrictionsSchema, shapes.RestrictionPageSchema, [
    "member.unknown",
    "label.unknown",
  ]),
  staffRow(listRestrictionTargets, shapes.ListRestrictionTargetsSchema, shapes.RestrictionTargetsSchema),
  staffRow(addRestriction, shapes.AddRestrictionSchema, Nothing, [
    "fields",
    "member.unknown",
    "label.unknown",
    "restriction.limit",
    "idempotency.conflict",
    "version.conflict",
  ]),
  staffRow(liftRestriction, shapes.LiftRestrictionSchema, Nothing, [
    "restriction.unknown",
    "state.changed",
    "version.conflict",
  ]),
];
