import { Nothing } from "../shapes.ts";
import { ProposalIdSchema } from "../staff/schemas.ts";
import { staffRow, type StaffRow } from "../staff/StaffRow.ts";
import {
  askVendor,
  changePaymentProvider,
  changePaymentWay,
  connectPaymentProvider,
  decideDeposit,
  getStaffDeposit,
  listPaymentProviders,
  listStaffDeposits,
  getStaffVendorTransfer,
  listStaffVendorTransfers,
  settleDeposit,
} from "./staffEndpoints.ts";
import {
  ChangePaymentProviderSchema,
  ChangePaymentWaySchema,
  ConnectPaymentProviderSchema,
  StaffPaymentProviderListSchema,
} from "./staffProviderSchemas.ts";
import {
  DecideDepositSchema,
  ListStaffDepositsSchema,
  SettleDepositSchema,
  StaffDepositNoSchema,
  StaffDepositPageSchema,
  StaffDepositSchema,
  StaffDepositSheetSchema,
} from "./staffSchemas.ts";
import {
  AskVendorSchema,
  ListStaffVendorTransfersSchema,
  StaffVendorTransferPageSchema,
  StaffVendorTransferNoSchema,
  StaffVendorTransferSchema,
  StaffVendorTransferSheetSchema,
} from "./staffTransferSchemas.ts";

/** Deposits, transfers between wallets and payment providers in the back office. */
export const walletStaffRows: readonly StaffRow[] = [
  staffRow(listStaffDeposits, ListStaffDepositsSchema, StaffDepositPageSchema),
  staffRow(getStaffDeposit, StaffDepositNoSchema, StaffDepositSheetSchema, ["order.unknown"]),
  staffRow(decideDeposit, DecideDepositSchema, StaffDepositSchema, [
    "order.unknown",
    "state.changed",
    "deposit.currency",
    "deposit.fee",
  ]),
  staffRow(settleDeposit, SettleDepositSchema, StaffDepositSchema, ["order.unknown", "state.changed"]),
  staffRow(listStaffVendorTransfers, ListStaffVendorTransfersSchema, StaffVendorTransferPageSchema),
  staffRow(getStaffVendorTransfer, StaffVendorTransferNoSchema, StaffVendorTransferSheetSchema, ["order.unknown"]),
  staffRow(askVendor, AskVendorSchema, StaffVendorTransferSchema, ["order.unknown", "vendor.silent"]),
  staffRow(listPaymentProviders, Nothing, StaffPaymentProviderListSchema),
  staffRow(changePaymentProvider, ChangePaymentProviderSchema, StaffPaymentProviderListSchema, [
    "payment.provider.unknown",
    "state.changed",
  ]),
  staffRow(changePaymentWay, ChangePaymentWaySchema, StaffPaymentProviderListSchema, [
    "payment.provider.unknown",
    "state.changed",
    "fields",
  ]),
  staffRow(connectPaymentProvider, ConnectPaymentProviderSchema, ProposalIdSchema, [
    "payment.provider.unknown",
    "payment.provider.busy",
    "payment.provider.limit",
    "state.changed",
    "idempotency.conflict",
    "fields",
  ]),
];
