import { staffRow, type StaffRow } from "../staff/StaffRow.ts";
import * as endpoint from "./staffEndpoints.ts";
import * as shapes from "./staffSchemas.ts";

/** Tips of chat rooms in the back office. */
export const chatTipStaffRows: readonly StaffRow[] = [
  staffRow(endpoint.getTipSettings, shapes.GetTipSettingsSchema, shapes.StoredTipSettingsSchema),
  staffRow(endpoint.changeTipSettings, shapes.ChangeTipSettingsSchema, shapes.ChangedTipSettingsSchema, [
    "state.changed",
    "fields",
    "idempotency.conflict",
  ]),
  staffRow(endpoint.listStaffTips, shapes.StaffTipsRequestSchema, shapes.StaffTipListSchema),
];
