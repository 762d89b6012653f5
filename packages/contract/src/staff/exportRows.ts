import { Nothing } from "../shapes.ts";
import * as endpoint from "./exportEndpoints.ts";
import * as schema from "./exportSchemas.ts";
import { staffRow, type StaffRow } from "./StaffRow.ts";

/** Files of whole lists. */
export const exportRows: readonly StaffRow[] = [
  staffRow(endpoint.listExports, schema.ListExportsSchema, schema.ExportPageSchema),
  staffRow(endpoint.createExport, schema.CreateExportSchema, schema.CreatedExportSchema, [
    "export.limit",
    "export.two",
    "state.changed",
    "idempotency.conflict",
  ]),
  staffRow(endpoint.cancelExport, schema.ExportIdSchema, Nothing, ["state.changed"]),
];
