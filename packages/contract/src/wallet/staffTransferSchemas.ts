import { type Static, Type } from "typebox";
import { toSteps } from "../orderShapes.ts";
import { text } from "../shapes.ts";
import { Choice, orderLine, toListOrders, toOrderPage } from "../staff/orderShapes.ts";
import { vendorTransferStates } from "./states.ts";

const State = Type.Enum(vendorTransferStates.states);

/** `IN`: from the main wallet to the vendor's; `OUT`: back. */
const Direction = Type.Enum(["IN", "OUT"]);

export const ListStaffVendorTransfersSchema = toListOrders(State, {
  vendor: Choice,
  direction: Type.Optional(Direction),
});

/** POST /staff/wallet/vendor-transfers/list. */
export type ListStaffVendorTransfers = Static<typeof ListStaffVendorTransfersSchema>;

export const StaffVendorTransferSchema = Type.Object({
  ...orderLine,
  transId: Type.String(),
  vendor: Type.String(),
  direction: Direction,
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

export const StaffVendorTransferNoSchema = Type.Object({ transId: text(40) });

/** Names a transfer of the merchant. */
export type StaffVendorTransferNo = Static<typeof StaffVendorTransferNoSchema>;

export const StaffVendorTransferSheetSchema = Type.Object({
  ...StaffVendorTransferSchema.properties,
  steps: toSteps(State),
});

/** Everything about one transfer. */
export type StaffVendorTransferSheet = Static<typeof StaffVendorTransferSheetSchema>;

export const AskVendorSchema = Type.Object({ transId: text(40) });

/** POST /staff/wallet/vendor-transfers/ask. */
export type AskVendor = Static<typeof AskVendorSchema>;
