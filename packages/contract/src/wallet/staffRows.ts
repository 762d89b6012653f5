import { staffRow, type StaffRow } from "../staff/StaffRow.ts";
import { decideDeposit, listStaffDeposits } from "./staffEndpoints.ts";
import {
  DecideDepositSchema,
  ListStaffDepositsSchema,
  StaffDepositPageSchema,
  StaffDepositSchema,
} from "./staffSchemas.ts";

/** Deposits in the back office. */
export const walletStaffRows: readonly StaffRow[] = [
  staffRow(listStaffDeposits, ListStaffDepositsSchema, StaffDepositPageSchema),
  staffRow(decideDeposit, DecideDepositSchema, StaffDepositSchema, [
    "order.unknown",
    "state.changed",
    "deposit.currency",
  ]),
];
