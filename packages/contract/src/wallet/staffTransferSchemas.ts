import { type Static, Type } from "typebox";
import { Decimal, Millis, text } from "../shapes.ts";
import { Cursor } from "../staff/schemas.ts";
import { vendorTransferStates } from "./states.ts";

const State = Type.Enum(vendorTransferStates.states);

export const ListStaffVendorTransfersSchema = Type.Object({
  state: Type.Optional(State),
  cursor: Type.Optional(Cursor),
});

/** GET /staff/wallet/vendor-transfers. */
export type ListStaffVendorTransfers = Static<typeof ListStaffVendorTransfersSchema>;

export const StaffVendorTransferSchema = Type.Object({
  transId: Type.String(),
  at: Millis,
  changedAt: Millis,
  memberId: Type.String(),
  username: Type.String(),
  vendor: Type.String(),
  /** `IN`: from the main wallet to the vendor's; `OUT`: back. */
  direction: Type.Enum(["IN", "OUT"]),
  state: State,
  amount: Decimal,
  currency: Type.String(),
  /** Why it failed. */
  reason: Type.String(),
  /** How often the vendor was asked what became of it. */
  asked: Type.Integer({ minimum: 0 }),
});

/** A transfer between wallets as staff see it. */
export type StaffVendorTransfer = Static<typeof StaffVendorTransferSchema>;

export const StaffVendorTransferPageSchema = Type.Object({
  items: Type.Array(StaffVendorTransferSchema),
  next: Type.Union([Type.String(), Type.Null()]),
});

/** Transfers between wallets, newest first. */
export type StaffVendorTransferPage = Static<typeof StaffVendorTransferPageSchema>;

export const AskVendorSchema = Type.Object({ transId: text(40) });

/** POST /staff/wallet/vendor-transfers/ask. */
export type AskVendor = Static<typeof AskVendorSchema>;
