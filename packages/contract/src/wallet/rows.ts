import { row, type SchemaRow } from "../SchemaRow.ts";
import { Nothing } from "../shapes.ts";
import { getBalance, listTransactions } from "./endpoints.ts";
import { BalanceSchema, TransactionsRequestSchema, TransactionsSchema } from "./schemas.ts";

/** Calls of domain `wallet`. */
export const walletRows: readonly SchemaRow[] = [
  row(getBalance, Nothing, BalanceSchema),
  row(listTransactions, TransactionsRequestSchema, TransactionsSchema),
];
