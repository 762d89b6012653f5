import { Nothing } from "../shapes.ts";
import { staffRow, type StaffRow } from "../staff/StaffRow.ts";
import {
  getBrandRevenue,
  getReconciliation,
  getRevenue,
  getStaffRound,
  listStaffRounds,
  startReconciliation,
} from "./staffEndpoints.ts";
import {
  BrandRevenueSchema,
  GetBrandRevenueSchema,
  GetReconciliationSchema,
  GetRevenueSchema,
  ReconciliationSchema,
  RevenueSchema,
} from "./staffSchemas.ts";

import {
  GetStaffRoundSchema,
  ListStaffRoundsSchema,
  StaffRoundPageSchema,
  StaffRoundSheetSchema,
} from "./staffRoundSchemas.ts";

/** Reports in the back office. */
export const reportStaffRows: readonly StaffRow[] = [
  staffRow(getRevenue, GetRevenueSchema, RevenueSchema),
  staffRow(getBrandRevenue, GetBrandRevenueSchema, BrandRevenueSchema),
  staffRow(getReconciliation, GetReconciliationSchema, ReconciliationSchema),
  staffRow(startReconciliation, Nothing, Nothing, ["state.changed"]),
  staffRow(listStaffRounds, ListStaffRoundsSchema, StaffRoundPageSchema),
  staffRow(getStaffRound, GetStaffRoundSchema, StaffRoundSheetSchema, ["round.unknown"]),
];
