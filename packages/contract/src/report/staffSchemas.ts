import { type Static, Type } from "typebox";
import { Day, Decimal, Millis, text } from "../shapes.ts";
import { revenueGroups } from "./staffRevenueGroups.ts";

const Group = Type.Enum(revenueGroups);

export const GetRevenueSchema = Type.Object({
  from: Day,
  to: Day,
  by: Group,
  /** One of the merchant's currencies; without it the merchant's own. Currencies are never added up. */
  currency: Type.Optional(text(5)),
});

/** GET /staff/report/revenue; days are in the merchant's zone, both included, a year at most. */
export type GetRevenue = Static<typeof GetRevenueSchema>;

const figures = {
  /** Without stakes that came back. */
  staked: Decimal,
  won: Decimal,
  /** Gross gaming revenue: stakes less wins. */
  ggr: Decimal,
  /** What bonuses, missions, prizes and points cost. */
  bonuses: Decimal,
  rebates: Decimal,
  /** Net gaming revenue: gross gaming revenue less bonuses and rebates. */
  ngr: Decimal,
  deposits: Decimal,
  withdrawals: Decimal,
};

const RevenueFiguresSchema = Type.Object(figures);

/** What the house staked, won and paid, all by the ledger. */
export type RevenueFigures = Static<typeof RevenueFiguresSchema>;

const RevenueLineSchema = Type.Object({
  /** A day, a vendor's or a game's code, a way to pay, or a month of registration; empty for what belongs to none. */
  key: Type.String(),
  name: Type.String(),
  ...figures,
});

/** A line of the revenue report. */
export type RevenueLine = Static<typeof RevenueLineSchema>;

export const RevenueSchema = Type.Object({
  currency: Type.String(),
  timeZone: Type.String(),
  lines: Type.Array(RevenueLineSchema),
  /** How many lines there are; the list holds the first 500. */
  count: Type.Integer(),
  totals: RevenueFiguresSchema,
});

/** The house's revenue of a period. */
export type Revenue = Static<typeof RevenueSchema>;

export const GetBrandRevenueSchema = Type.Object({ from: Day, to: Day });

/** GET /staff/report/brands; days are in each merchant's own zone. */
export type GetBrandRevenue = Static<typeof GetBrandRevenueSchema>;

export const BrandRevenueSchema = Type.Object({
  lines: Type.Array(Type.Object({ merchant: Type.String(), name: Type.String(), currency: Type.String(), ...figures })),
});

/** The revenue of every merchant, a line for each of its currencies. Currencies are not added up. */
export type BrandRevenue = Static<typeof BrandRevenueSchema>;

/** What a reconciliation compares; a difference names the side on which something is missing or another amount. */
export const differenceKinds = [
  "LEDGER_UNBALANCED",
  "BALANCE",
  "CHAIN",
  "SEAL",
  "TRANSACTION_WITHOUT_ENTRY",
  "ENTRY_WITHOUT_TRANSACTION",
  "TRANSACTION_AMOUNT",
  "ROUND_TOTALS",
  "DEPOSIT_WITHOUT_ENTRY",
  "ENTRY_WITHOUT_DEPOSIT",
  "DEPOSIT_AMOUNT",
  "WITHDRAWAL_HELD",
  "WITHDRAWAL_PAID",
  "ENTRY_WITHOUT_WITHDRAWAL",
  "PROVIDER_STATE",
  "PROVIDER_AMOUNT",
  "PROVIDER_UNKNOWN",
] as const;

/** One of {@link differenceKinds}. */
export type DifferenceKind = (typeof differenceKinds)[number];

const RunSchema = Type.Object({
  id: Type.String(),
  startedAt: Millis,
  endedAt: Type.Union([Millis, Type.Null()]),
  state: Type.Enum(["RUNNING", "DONE", "FAILED"] as const),
  /** What was compared. */
  transfers: Type.Integer(),
  rounds: Type.Integer(),
  deposits: Type.Integer(),
  asked: Type.Integer(),
  differences: Type.Integer(),
});

/** A run of the reconciliation. */
export type ReconciliationRun = Static<typeof RunSchema>;

export const GetReconciliationSchema = Type.Object({ run: Type.Optional(text(40)) });

/** GET /staff/report/reconciliation: the newest run, or the one that is named. */
export type GetReconciliation = Static<typeof GetReconciliationSchema>;

const DifferenceSchema = Type.Object({
  kind: Type.Enum(differenceKinds),
  /** The number of the order, round, transaction, transfer or account. */
  subject: Type.String(),
  /** What the one side says, and what the other says; empty where there is nothing. */
  expected: Type.String(),
  found: Type.String(),
});

/** Something that two records say differently. */
export type Difference = Static<typeof DifferenceSchema>;

export const ReconciliationSchema = Type.Object({
  runs: Type.Array(RunSchema),
  run: Type.Union([RunSchema, Type.Null()]),
  differences: Type.Array(DifferenceSchema),
});

/** The newest runs, and the differences of one of them. */
export type Reconciliation = Static<typeof ReconciliationSchema>;
