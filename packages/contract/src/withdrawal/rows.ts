import { row, type SchemaRow } from "../SchemaRow.ts";
import { Nothing } from "../shapes.ts";
import {
  addWithdrawalAccount,
  complainAboutWithdrawal,
  confirmWithdrawal,
  createWithdrawal,
  getWithdrawal,
  getWithdrawalOptions,
  listWithdrawals,
  removeWithdrawalAccount,
} from "./endpoints.ts";
import * as shapes from "./schemas.ts";

const password = [
  "payment.password.unset",
  "payment.password.invalid",
  "payment.password.locked",
  "payment.password.required",
] as const;

/** Calls of domain `withdrawal`. */
export const withdrawalRows: readonly SchemaRow[] = [
  row(getWithdrawalOptions, Nothing, shapes.WithdrawalOptionsSchema),
  row(addWithdrawalAccount, shapes.AddWithdrawalAccountSchema, shapes.WithdrawalAccountsSchema, [
    "account.frozen",
    "fields",
    "withdraw.account.taken",
    "withdraw.account.limit",
    ...password,
  ]),
  row(removeWithdrawalAccount, shapes.WithdrawalAccountIdSchema, shapes.WithdrawalAccountsSchema, [
    "withdraw.account.unknown",
  ]),
  row(createWithdrawal, shapes.CreateWithdrawalSchema, shapes.WithdrawalOrderSchema, [
    "account.frozen",
    "fields",
    "withdraw.unavailable",
    "withdraw.account.unknown",
    "withdraw.account.waiting",
    "withdraw.min",
    "withdraw.max",
    "withdraw.daily",
    "withdraw.pending",
    "turnover.required",
    "withdraw.bonus",
    "kyc.required",
    "wallet.insufficient",
    ...password,
  ]),
  row(getWithdrawal, shapes.WithdrawalOrderNoSchema, shapes.WithdrawalOrderSchema, ["order.unknown"]),
  row(confirmWithdrawal, shapes.ConfirmWithdrawalSchema, shapes.WithdrawalOrderSchema, [
    "order.unknown",
    "order.ended",
    "fields",
  ]),
  row(complainAboutWithdrawal, shapes.ComplainSchema, shapes.WithdrawalOrderSchema, [
    "order.unknown",
    "order.open",
    "fields",
  ]),
  row(listWithdrawals, shapes.ListWithdrawalsSchema, shapes.WithdrawalListSchema),
];
