import { staffRow, type StaffRow } from "../staff/StaffRow.ts";
import {
  askVendor,
  decideDeposit,
  listStaffDeposits,
  listStaffVendorTransfers,
  settleDeposit,
} from "./staffEndpoints.ts";
import {
  DecideDepositSchema,
  ListStaffDepositsSchema,
  SettleDepositSchema,
  StaffDepositPageSchema,
  StaffDepositSchema,
} from "./staffSchemas.ts";
import {
  AskVendorSchema,
  ListStaffVendorTransfersSchema,
  StaffVendorTransferPageSchema,
  StaffVendorTransferSchema,
} from "./staffTransferSchemas.ts";

/** Deposits and transfers between wallets in the back office. */
export const walletStaffRows: readonly StaffRow[] = [
  staffRow(listStaffDeposits, ListStaffDepositsSchema, StaffDepositPageSchema),
  staffRow(decideDeposit, DecideDepositSchema, StaffDepositSchema, [
    "order.unknown",
    "state.changed",
    "deposit.currency",
    "deposit.fee",
  ]),
  staffRow(settleDeposit, SettleDepositSchema, StaffDepositSchema, ["order.unknown", "state.changed"]),
  staffRow(listStaffVendorTransfers, ListStaffVendorTransfersSchema, StaffVendorTransferPageSchema),
  staffRow(askVendor, AskVendorSchema, StaffVendorTransferSchema, ["order.unknown", "vendor.silent"]),
];
