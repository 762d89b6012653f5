import { staffRow, type StaffRow } from "../staff/StaffRow.ts";
import { changeTransferSettings, getTransferSettings } from "./staffTransferEndpoints.ts";
import * as shapes from "./staffSchemas.ts";

/** Transfers along the tree of agents in the back office. */
export const agentTransferStaffRows: readonly StaffRow[] = [
  staffRow(getTransferSettings, shapes.GetTransferSettingsSchema, shapes.StoredTransferSettingsSchema),
  staffRow(changeTransferSettings, shapes.ChangeTransferSettingsSchema, shapes.ChangedTransferSettingsSchema, [
    "state.changed",
    "fields",
    "idempotency.conflict",
  ]),
];
