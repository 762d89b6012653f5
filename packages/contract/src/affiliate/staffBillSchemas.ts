import { type Static, Type } from "typebox";
import { toSteps } from "../orderShapes.ts";
import { Day, Decimal, PageNo, text } from "../shapes.ts";
import { Choice, orderLine, OrderVersion, Seen, toListOrders, toOrderPage } from "../staff/orderShapes.ts";
import { Reason } from "../staff/schemas.ts";
import { AffiliateBillSchema, affiliatePlayerFigures } from "./billSchemas.ts";
import { affiliatePlanKinds, affiliateSignals } from "./planKinds.ts";
import { affiliateBillStates } from "./states.ts";

const State = Type.Enum(affiliateBillStates.states);
const Signals = Type.Array(Type.Enum(affiliateSignals));
const Maybe = Type.Union([Type.String(), Type.Null()]);

/** What staff decide about a bill; each takes two people. */
export const affiliateBillDecisions = ["approve", "settle", "refuse"] as const;

/** One of {@link affiliateBillDecisions}. */
export type AffiliateBillDecision = (typeof affiliateBillDecisions)[number];

const Decision = Type.Enum(affiliateBillDecisions);

export const ListStaffAffiliateBillsSchema = toListOrders(State, {
  kind: Type.Optional(Type.Enum(affiliatePlanKinds)),
  /** The address of the member of staff. */
  decidedBy: Choice,
});

/** POST /staff/affiliates/bills/list. */
export type ListStaffAffiliateBills = Static<typeof ListStaffAffiliateBillsSchema>;

/** The member is the affiliate, who is paid. */
const line = {
  ...orderLine,
  orderNo: Type.String(),
  version: OrderVersion,
  planId: Type.String(),
  plan: Type.String(),
  kind: Type.Enum(affiliatePlanKinds),
  /** The first day of the month. */
  month: Day,
  state: State,
  /** Why it is in its state: a word of ours, or what staff have written. */
  reason: Type.String(),
  paid: Decimal,
  signals: Signals,
  /** Who was the first to decide, and what; it takes two. */
  firstApprover: Maybe,
  firstDecision: Type.Union([Decision, Type.Null()]),
  /** The address of the member of staff who decided about it. */
  decidedBy: Maybe,
} as const;

const StaffAffiliateBillSchema = Type.Object(line);

/** An affiliate's bill in a list of the back office. */
export type StaffAffiliateBill = Static<typeof StaffAffiliateBillSchema>;

export const StaffAffiliateBillPageSchema = toOrderPage(StaffAffiliateBillSchema);

/** Bills, newest first. */
export type StaffAffiliateBillPage = Static<typeof StaffAffiliateBillPageSchema>;

export const GetStaffAffiliateBillSchema = Type.Object({ orderNo: text(40), pageNo: Type.Optional(PageNo) });

/** GET /staff/affiliates/bills/bill; `pageNo` is of its players. */
export type GetStaffAffiliateBill = Static<typeof GetStaffAffiliateBillSchema>;

const { version, inputs, tier, steps, players } = AffiliateBillSchema.properties;
const { pageNo, pageSize, totalPages, totalCount } = players.properties;

export const StaffAffiliateBillSheetSchema = Type.Object({
  ...line,
  terms: version,
  inputs,
  tier,
  /** The calculation with its numbers, as the affiliate sees it. */
  calculation: steps,
  /** The players with their part and what speaks against them, pages of 20, the largest first. */
  players: Type.Object({
    list: Type.Array(
      Type.Object({ memberId: Type.String(), account: Type.String(), ...affiliatePlayerFigures, signals: Signals }),
    ),
    pageNo,
    pageSize,
    totalPages,
    totalCount,
  }),
  /** What those below bring by their own players, and the bill that says so. */
  subs: Type.Array(
    Type.Object({ memberId: Type.String(), account: Type.String(), billNo: Type.String(), amount: Decimal }),
  ),
  steps: toSteps(State),
});

/** Everything about one bill. */
export type StaffAffiliateBillSheet = Static<typeof StaffAffiliateBillSheetSchema>;

export const DecideAffiliateBillSchema = Type.Object({
  orderNo: text(40),
  seen: Seen,
  decision: Decision,
  /** The affiliate reads it where a bill is refused or has been paid outside. */
  reason: Reason,
});

/** POST /staff/affiliates/bills/decide. */
export type DecideAffiliateBill = Static<typeof DecideAffiliateBillSchema>;
