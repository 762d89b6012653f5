import { type Static, Type } from "typebox";
import { text } from "../shapes.ts";
import { orderLine, toListOrders, toOrderPage } from "../staff/orderShapes.ts";
import { vendorTransferStates } from "./states.ts";

const State = Type.Enum(vendorTransferStates.states);

export const ListStaffVendorTransfersSchema = toListOrders(State);

/** GET /staff/wallet/vendor-transfers. */
export type ListStaffVendorTransfers = Static<typeof ListStaffVendorTransfersSchema>;

export const StaffVendorTransferSchema = Type.Object({
  ...orderLine,
  transId: Type.String(),
  vendor: Type.String(),
  /** `IN`: from the main wallet to the vendor's; `OUT`: back. */
  direction: Type.Enum(["IN", "OUT"]),
  state: State,
  /** Why it failed. */
  reason: Type.String(),
  /** How often the vendor was asked what became of it. */
  asked: Type.Integer({ minimum: 0 }),
});

/** A transfer between wallets as staff see it. */
export type StaffVendorTransfer = Static<typeof StaffVendorTransferSchema>;

export const StaffVendorTransferPageSchema = toOrderPage(StaffVendorTransferSchema);

/** Transfers between wallets, newest first. */
export type StaffVendorTransferPage = Static<typeof StaffVendorTransferPageSchema>;

export const AskVendorSchema = Type.Object({ transId: text(40) });

/** POST /staff/wallet/vendor-transfers/ask. */
export type AskVendor = Static<typeof AskVendorSchema>;
