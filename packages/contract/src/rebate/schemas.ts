import { type Static, Type } from "typebox";
import { Decimal, Millis } from "../shapes.ts";

const Rate = Type.String({ pattern: "^[0-9]{1,3}\\.[0-9]{2}$" });

const Part = Type.Object({
  /** The category of the games, such as `RNG`; empty for a vendor's play without one. */
  category: Type.String(),
  /** In percent, as it was when the bets settled. */
  rate: Rate,
  /** What of the rate the member's level has added (contract 3.10). */
  raise: Rate,
  validBet: Decimal,
  /** Valid bets × rate, before the sum is rounded. */
  amount: Decimal,
});

export const RebateSchema = Type.Object({
  currency: Type.String(),
  /** The member's rebate now, in percent; 0.00 for none. */
  rate: Rate,
  /** What the member's level adds to it; 0.00 for nothing. */
  raise: Rate,
  /** What has not been claimed yet, by category and rate. */
  parts: Type.Array(Part),
  /** What is left of earlier claims, less than the smallest amount of the currency; below zero where one was rounded up. */
  remainder: Decimal,
  /** What a claim brings now: the sum of all, rounded half to even to the digits of the currency. */
  amount: Decimal,
  /** The least that a claim may bring. */
  minimum: Decimal,
  /** From when the next claim is possible, where there was one today; null where there was none. */
  nextAt: Type.Union([Type.Null(), Millis]),
  /** The last ten claims, the newest first. */
  claims: Type.Array(Type.Object({ at: Millis, amount: Decimal })),
});

/** GET /wps/rebate: what the member can claim of bets that are not yet rebated (MC-14, contract 3.9.5). */
export type Rebate = Static<typeof RebateSchema>;
