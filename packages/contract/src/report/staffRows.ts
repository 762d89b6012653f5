import { Nothing } from "../shapes.ts";
import { staffRow, type StaffRow } from "../staff/StaffRow.ts";
import { getBrandRevenue, getReconciliation, getRevenue, startReconciliation } from "./staffEndpoints.ts";
import {
  BrandRevenueSchema,
  GetBrandRevenueSchema,
  GetReconciliationSchema,
  GetRevenueSchema,
  ReconciliationSchema,
  RevenueSchema,
} from "./staffSchemas.ts";

/** Reports in the back office. */
export const reportStaffRows: readonly StaffRow[] = [
  staffRow(getRevenue, GetRevenueSchema, RevenueSchema),
  staffRow(getBrandRevenue, GetBrandRevenueSchema, BrandRevenueSchema),
  staffRow(getReconciliation, GetReconciliationSchema, ReconciliationSchema),
  staffRow(startReconciliation, Nothing, Nothing, ["state.changed"]),
];
