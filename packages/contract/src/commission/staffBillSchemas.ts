import { type Static, Type } from "typebox";
import { toSteps } from "../orderShapes.ts";
import { Decimal, Millis, PageNo, text } from "../shapes.ts";
import { Choice, orderLine, OrderVersion, Seen, toListOrders, toOrderPage } from "../staff/orderShapes.ts";
import { Reason } from "../staff/schemas.ts";
import { AgentBillSchema } from "./billSchemas.ts";
import { billStates } from "./billStates.ts";
import { contractKinds, contractPayers } from "./contractKinds.ts";

const State = Type.Enum(billStates.states);
const Maybe = Type.Union([Type.String(), Type.Null()]);

export const ListStaffBillsSchema = toListOrders(State, {
  kind: Type.Optional(Type.Enum(contractKinds)),
  payer: Type.Optional(Type.Enum(contractPayers)),
  /** The address of the member of staff. */
  decidedBy: Choice,
});

/** POST /staff/bills/list. */
export type ListStaffBills = Static<typeof ListStaffBillsSchema>;

/** The member is the downline, who is paid. */
const line = {
  ...orderLine,
  orderNo: Type.String(),
  version: OrderVersion,
  kind: Type.Enum(contractKinds),
  payer: Type.Enum(contractPayers),
  state: State,
  /** Why it is in its state: a word of ours, or what staff have written. */
  reason: Type.String(),
  periodStart: Millis,
  periodEnd: Millis,
  paid: Decimal,
  /** Who has approved it already, or noted its payment: it takes two. */
  firstApprover: Maybe,
  /** The address of the member of staff who decided about it. */
  decidedBy: Maybe,
} as const;

const StaffBillSchema = Type.Object(line);

/** A bill in a list of the back office. */
export type StaffBill = Static<typeof StaffBillSchema>;

export const StaffBillPageSchema = toOrderPage(StaffBillSchema);

/** Bills, newest first. */
export type StaffBillPage = Static<typeof StaffBillPageSchema>;

export const GetStaffBillSchema = Type.Object({ orderNo: text(40), pageNo: Type.Optional(PageNo) });

/** GET /staff/bills/bill; `pageNo` is of its players. */
export type GetStaffBill = Static<typeof GetStaffBillSchema>;

const { period, terms, inputs, tier, steps, payments, players } = AgentBillSchema.properties;

export const StaffBillSheetSchema = Type.Object({
  ...line,
  /** Null is the house. */
  upline: Type.Union([Type.Object({ id: Type.String(), account: Type.String() }), Type.Null()]),
  contractId: Type.String(),
  period,
  terms,
  inputs,
  tier,
  /** The calculation with its numbers, as both sides see it. */
  calculation: steps,
  payments,
  players,
  steps: toSteps(State),
});

/** Everything about one bill. */
export type StaffBillSheet = Static<typeof StaffBillSheetSchema>;

/** What staff decide about a bill: of one under review whether it is paid, of one that is paid outside that it has been. */
export const billDecisions = ["approve", "settle", "refuse"] as const;

export const DecideBillSchema = Type.Object({
  orderNo: text(40),
  seen: Seen,
  decision: Type.Enum(billDecisions),
  /** Both sides read it where a bill is refused or has been paid outside. */
  reason: Reason,
});

/** POST /staff/bills/decide. */
export type DecideBill = Static<typeof DecideBillSchema>;
