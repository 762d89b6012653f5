import { Nothing } from "../shapes.ts";
import { staffRow, type StaffRow } from "../staff/StaffRow.ts";
import { ProposalIdSchema } from "../staff/schemas.ts";
import { ProposeJurisdictionSchema, StaffJurisdictionsSchema } from "./staffJurisdictionSchemas.ts";
import * as endpoint from "./staffEndpoints.ts";
import * as schema from "./staffSchemas.ts";

/** Switches in the back office. */
export const systemStaffRows: readonly StaffRow[] = [
  staffRow(endpoint.listSwitches, Nothing, schema.SwitchListSchema),
  staffRow(endpoint.getSwitchEffect, schema.GetSwitchEffectSchema, schema.SwitchEffectSchema, ["switch.refused"]),
  staffRow(endpoint.listSwitchDifferences, schema.ListDifferencesSchema, schema.DifferencesSchema),
  staffRow(endpoint.setSwitch, schema.SetSwitchSchema, schema.SetSwitchResultSchema, [
    "version.conflict",
    "idempotency.conflict",
    "fields",
    "switch.refused",
  ]),
  staffRow(endpoint.cancelPlannedSwitch, schema.CancelPlannedSwitchSchema, Nothing, ["switch.refused"]),
  staffRow(endpoint.setProfileCertificate, schema.SetProfileCertificateSchema, schema.SwitchVersionSchema, [
    "version.conflict",
    "fields",
    "switch.refused",
  ]),
  staffRow(endpoint.listStaffJurisdictions, Nothing, StaffJurisdictionsSchema),
  staffRow(endpoint.proposeJurisdiction, ProposeJurisdictionSchema, ProposalIdSchema, [
    "version.conflict",
    "idempotency.conflict",
    "switch.refused",
  ]),
];
