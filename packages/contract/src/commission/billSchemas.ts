import { type Static, Type } from "typebox";
import { Day, Decimal, Millis, PageNo, text } from "../shapes.ts";
import { billStates } from "./billStates.ts";
import { contractKinds, contractPayers, contractPeriods } from "./contractKinds.ts";
import { ContractTermsSchema, DraftTermsSchema } from "./schemas.ts";

const Kind = Type.Enum(contractKinds);
const BillNo = text(40);
const Signed = Type.String({ pattern: "^-?[0-9]+(\\.[0-9]{1,4})?$" });
const Count = Type.Integer({ minimum: 0 });

const page = { pageNo: Type.Integer(), pageSize: Type.Integer(), totalPages: Type.Integer(), totalCount: Count };

const BillLineSchema = Type.Object({
  billNo: Type.String(),
  kind: Kind,
  /** The caller's side: the downline is paid. */
  side: Type.Enum(["UPLINE", "DOWNLINE"]),
  /** The other side; the site's name for the house. */
  account: Type.String(),
  periodStart: Millis,
  periodEnd: Millis,
  currency: Type.String(),
  amount: Decimal,
  paid: Decimal,
  status: Type.Enum(billStates.states),
  /** `funds`: the upline's money did not suffice; `closed`: the downline's account is closed; else why staff refused it. */
  reason: Type.String(),
});

/** A bill in a list. */
export type BillLine = Static<typeof BillLineSchema>;

export const AgentBillsRequestSchema = Type.Object({
  kind: Type.Optional(Kind),
  /** What the caller gets, or what its downlines get by contracts with it. */
  side: Type.Optional(Type.Enum(["UPLINE", "DOWNLINE"])),
  /** Days in the merchant's zone, in which the period ended, both included; 30 days until today without. */
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  pageNo: Type.Optional(PageNo),
});

/** GET relay AGENT_bills: pages of 20, the newest period first. */
export type AgentBillsRequest = Static<typeof AgentBillsRequestSchema>;

export const AgentBillsSchema = Type.Object({
  list: Type.Array(BillLineSchema),
  /** What was paid in all pages, by currency. */
  totals: Type.Array(Type.Object({ currency: Type.String(), amount: Decimal, paid: Decimal })),
  ...page,
});

/** The caller's bills. */
export type AgentBills = Static<typeof AgentBillsSchema>;

export const BillStepSchema = Type.Object({
  step: Type.Enum(["TIER", "BASE", "GROSS", "NET", "DEFICIT", "DUE", "AMOUNT", "REMAINDER", "CARRY"]),
  text: Type.String(),
});

export const AgentBillRequestSchema = Type.Object({ billNo: BillNo, pageNo: Type.Optional(PageNo) });

/** GET relay AGENT_bill; `pageNo` is of its players. */
export type AgentBillRequest = Static<typeof AgentBillRequestSchema>;

export const BillInputsSchema = Type.Object({
  validBet: Signed,
  /** What the house won of the team, less what the team was given; below zero for its loss. */
  profit: Signed,
  active: Count,
  /** Of a salary in real time: what the team had staked on the day. */
  dayBet: Signed,
  carryIn: Decimal,
  remainderIn: Signed,
  /** What the house pays below. */
  below: Decimal,
  deficitIn: Decimal,
  minimumPay: Decimal,
  /** Digits after the point, to which the amount is rounded, half to even. */
  digits: Count,
});

export const AgentBillSchema = Type.Object({
  bill: BillLineSchema,
  period: Type.Enum(contractPeriods),
  payer: Type.Enum(contractPayers),
  terms: ContractTermsSchema,
  inputs: BillInputsSchema,
  /** The tier that was reached, from 0; null for none. */
  tier: Type.Union([Type.Null(), Count]),
  /** The calculation with its numbers, as text to check by hand. */
  steps: Type.Array(BillStepSchema),
  payments: Type.Array(Type.Object({ at: Millis, amount: Decimal })),
  /** What has happened to it. */
  history: Type.Array(Type.Object({ at: Millis, status: Type.Enum(billStates.states), reason: Type.String() })),
  /** The players of the team with their part of `validBet` and `profit`, pages of 20, the largest first. */
  players: Type.Object({
    list: Type.Array(Type.Object({ account: Type.String(), validBet: Signed, profit: Signed })),
    ...page,
  }),
});

/** A bill with all that it is made of. */
export type AgentBill = Static<typeof AgentBillSchema>;

export const IncomeRequestSchema = Type.Object({ from: Type.Optional(Day), to: Type.Optional(Day) });

/** GET relay AGENT_income: days of the merchant's zone, both included; 30 until today without. */
export type IncomeRequest = Static<typeof IncomeRequestSchema>;

export const IncomeSchema = Type.Object({
  currency: Type.String(),
  /** What the caller's wallet has got in these days, by day, the newest first. */
  days: Type.Array(
    Type.Object({
      day: Day,
      dividend: Decimal,
      dailySalary: Decimal,
      hourlySalary: Decimal,
      realTimeSalary: Decimal,
      rebate: Decimal,
      total: Decimal,
      /** What the caller has paid to its downlines by contracts; not taken off the total. */
      paid: Decimal,
    }),
  ),
});

/** What the caller has earned (AC-08). */
export type Income = Static<typeof IncomeSchema>;

export const SimulationRequestSchema = Type.Object({
  kind: Kind,
  /** The direct downline with whom the contract would be; without one the caller, by the terms that are asked of it. */
  account: Type.Optional(text(50)),
  terms: DraftTermsSchema,
});

/** POST relay AGENT_simulate. */
export type SimulationRequest = Static<typeof SimulationRequestSchema>;

export const SimulationSchema = Type.Object({
  currency: Type.String(),
  /** The last periods that are over, the newest first. */
  periods: Type.Array(
    Type.Object({
      periodStart: Millis,
      periodEnd: Millis,
      validBet: Signed,
      profit: Signed,
      active: Count,
      tier: Type.Union([Type.Null(), Count]),
      /** What the downline would have got. */
      downline: Decimal,
      /** What the upline would have got by its own contract, and kept after it paid the downline; null for the house. */
      upline: Type.Union([Type.Null(), Type.Object({ gets: Decimal, keeps: Signed })]),
      /** What the downline has got by the contract of then; null without one. */
      before: Type.Union([Type.Null(), Decimal]),
      steps: Type.Array(BillStepSchema),
    }),
  ),
});

/** What the last periods would have brought under other terms. Nothing is stored. */
export type Simulation = Static<typeof SimulationSchema>;
