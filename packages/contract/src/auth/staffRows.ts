import { Nothing } from "../shapes.ts";
import { staffRow, type StaffRow } from "../staff/StaffRow.ts";
import { SwitchVersionSchema } from "../system/staffSchemas.ts";
import * as endpoint from "./staffEndpoints.ts";
import * as schema from "./staffSchemas.ts";

/** Rules of registration in the back office. */
export const authStaffRows: readonly StaffRow[] = [
  staffRow(endpoint.listStaffRegisterRules, Nothing, schema.StaffRegisterRulesSchema),
  staffRow(endpoint.setRegisterRule, schema.SetRegisterRuleSchema, SwitchVersionSchema, [
    "version.conflict",
    "fields",
    "switch.refused",
    "rate.limited",
  ]),
  staffRow(endpoint.getPatternCheck, schema.CheckPatternSchema, schema.PatternCheckSchema, ["rate.limited"]),
];
