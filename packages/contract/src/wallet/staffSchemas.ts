import { type Static, Type } from "typebox";
import { toSteps } from "../orderShapes.ts";
import { Decimal, text } from "../shapes.ts";
import { Choice, orderLine, OrderVersion, Seen, toListOrders, toOrderPage } from "../staff/orderShapes.ts";
import { Reason } from "../staff/schemas.ts";
import { depositTypes } from "./depositTypes.ts";
import { depositStates } from "./states.ts";

const State = Type.Enum(depositStates.states);
const Maybe = Type.Union([Type.String(), Type.Null()]);

export const ListStaffDepositsSchema = toListOrders(State, {
  type: Type.Optional(Type.Enum(depositTypes)),
  provider: Choice,
  /** The address of the member of staff. */
  decidedBy: Choice,
});

/** POST /staff/wallet/deposits/list. */
export type ListStaffDeposits = Static<typeof ListStaffDepositsSchema>;

export const StaffDepositSchema = Type.Object({
  ...orderLine,
  orderNo: Type.String(),
  version: OrderVersion,
  type: Type.Enum(depositTypes),
  state: State,
  fee: Decimal,
  /** What the provider says was paid, where that is not what was ordered. */
  paid: Type.Union([Type.Object({ amount: Decimal, currency: Type.String() }), Type.Null()]),
  provider: Type.String(),
  providerRef: Maybe,
  /** Why it is in its state: a word of ours, the provider's text, or what staff wrote. */
  reason: Type.String(),
  /** The order whose payment came first, where this is a payment that nobody ordered. */
  linkedOrderNo: Maybe,
  /** What the provider says against what is stored; empty once staff have settled it. */
  contradiction: Type.String(),
  /** The address of the member of staff who decided about it. */
  decidedBy: Maybe,
});

/** A deposit as staff see it. */
export type StaffDeposit = Static<typeof StaffDepositSchema>;

export const StaffDepositPageSchema = toOrderPage(StaffDepositSchema);

/** Deposits, newest first. */
export type StaffDepositPage = Static<typeof StaffDepositPageSchema>;

export const StaffDepositNoSchema = Type.Object({ orderNo: text(40) });

/** Names a deposit of the merchant. */
export type StaffDepositNo = Static<typeof StaffDepositNoSchema>;

export const StaffDepositSheetSchema = Type.Object({ ...StaffDepositSchema.properties, steps: toSteps(State) });

/** Everything about one deposit. */
export type StaffDepositSheet = Static<typeof StaffDepositSheetSchema>;

export const DecideDepositSchema = Type.Object({
  orderNo: text(40),
  seen: Seen,
  decision: Type.Enum(["credit", "reject"]),
  /** The member reads it where a deposit is rejected. */
  reason: Reason,
});

/** POST /staff/wallet/deposits/decide. */
export type DecideDeposit = Static<typeof DecideDepositSchema>;

export const SettleDepositSchema = Type.Object({ orderNo: text(40), seen: Seen, reason: Reason });

/** POST /staff/wallet/deposits/settle. */
export type SettleDeposit = Static<typeof SettleDepositSchema>;
