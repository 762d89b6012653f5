import { type Static, Type } from "typebox";
import { Day, Decimal, Millis, PageNo, text } from "../shapes.ts";
import { affiliatePlanKinds } from "./planKinds.ts";
import { AffiliateVersionSchema } from "./schemas.ts";
import { affiliateBillStates } from "./states.ts";

const Signed = Type.String({ pattern: "^-?[0-9]+(\\.[0-9]{1,4})?$" });
const Count = Type.Integer({ minimum: 0 });

const page = { pageNo: Type.Integer(), pageSize: Type.Integer(), totalPages: Type.Integer(), totalCount: Count };

const AffiliateBillLineSchema = Type.Object({
  billNo: Type.String(),
  plan: Type.String(),
  kind: Type.Enum(affiliatePlanKinds),
  /** The first day of the month. */
  month: Day,
  currency: Type.String(),
  amount: Decimal,
  paid: Decimal,
  status: Type.Enum(affiliateBillStates.states),
  /** Why staff refused it, or how it was paid outside; `closed` where the account is. */
  reason: Type.String(),
});

/** A bill in a list of its affiliate. */
export type AffiliateBillLine = Static<typeof AffiliateBillLineSchema>;

export const AffiliateBillsSchema = Type.Object({ list: Type.Array(AffiliateBillLineSchema), ...page });

/** GET /wps/affiliate/bills: pages of 20, the newest month first. */
export type AffiliateBills = Static<typeof AffiliateBillsSchema>;

export const AffiliateBillRequestSchema = Type.Object({ billNo: text(40), pageNo: Type.Optional(PageNo) });

/** GET /wps/affiliate/bill; `pageNo` is of its players. */
export type AffiliateBillRequest = Static<typeof AffiliateBillRequestSchema>;

export const AffiliateBillInputsSchema = Type.Object({
  /** The sum of the players' parts; below zero where they won. */
  ngr: Signed,
  qualified: Count,
  carryIn: Decimal,
  remainderIn: Signed,
  /** What those below bring by their own players. */
  below: Decimal,
  minimumPay: Decimal,
  /** Digits after the point, to which the amount is rounded, half to even. */
  digits: Count,
});

export const AffiliateBillStepSchema = Type.Object({
  step: Type.Enum(["TIER", "BASE", "SHARE", "CPA", "SUB", "DUE", "AMOUNT", "REMAINDER", "CARRY"]),
  text: Type.String(),
});

/** A player's figures in a bill: `ngr` is `stakes − wins − bonuses − rebates − fee`. */
export const affiliatePlayerFigures = {
  stakes: Signed,
  wins: Signed,
  bonuses: Signed,
  rebates: Signed,
  fee: Signed,
  ngr: Signed,
  /** Whether it became qualified in the month. */
  qualified: Type.Boolean(),
} as const;

export const AffiliateBillSchema = Type.Object({
  bill: AffiliateBillLineSchema,
  version: AffiliateVersionSchema,
  inputs: AffiliateBillInputsSchema,
  /** The tier that was reached, from 0; null for none. */
  tier: Type.Union([Type.Null(), Count]),
  /** The calculation with its numbers, as text to check by hand. */
  steps: Type.Array(AffiliateBillStepSchema),
  /** What has happened to it. */
  history: Type.Array(
    Type.Object({ at: Millis, status: Type.Enum(affiliateBillStates.states), reason: Type.String() }),
  ),
  /** The players with their part, pages of 20, the largest first; names are masked. */
  players: Type.Object({
    list: Type.Array(Type.Object({ account: Type.String(), ...affiliatePlayerFigures })),
    ...page,
  }),
  /** What those below bring by their own players, each; names are masked. */
  subs: Type.Array(Type.Object({ account: Type.String(), amount: Decimal })),
});

/** A bill with all that it is made of. */
export type AffiliateBill = Static<typeof AffiliateBillSchema>;
