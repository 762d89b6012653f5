import { row, type SchemaRow } from "../SchemaRow.ts";
import { Nothing } from "../shapes.ts";
import { claimRebate, getRebate } from "./endpoints.ts";
import { RebateSchema } from "./schemas.ts";

/** Calls of domain `rebate`. */
export const rebateRows: readonly SchemaRow[] = [
  row(getRebate, Nothing, RebateSchema),
  row(claimRebate, Nothing, RebateSchema, ["account.frozen", "account.closed", "rebate.minimum", "rebate.claimed"]),
];
