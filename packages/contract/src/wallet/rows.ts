import { row, type SchemaRow } from "../SchemaRow.ts";
import { Nothing } from "../shapes.ts";
import { cancelDeposit, createDeposit, getDeposit, listDepositMethods, listDeposits } from "./depositEndpoints.ts";
import {
  CreateDepositSchema,
  DepositListSchema,
  DepositMethodsSchema,
  DepositOrderNoSchema,
  DepositOrderSchema,
  ListDepositsSchema,
} from "./depositSchemas.ts";
import { getBalance, getDisplayRate, getFunds, listMovements, listTransactions } from "./endpoints.ts";
import { getMerchantWallet, listWalletTransfers, transferWallet } from "./transferEndpoints.ts";
import {
  ListWalletTransfersSchema,
  MerchantWalletSchema,
  WalletTransferListSchema,
  WalletTransferRequestSchema,
  WalletTransferSchema,
} from "./transferSchemas.ts";
import {
  BalanceSchema,
  DisplayRateSchema,
  FundsSchema,
  MovementsRequestSchema,
  MovementsSchema,
  TransactionsRequestSchema,
  TransactionsSchema,
} from "./schemas.ts";

/** Calls of domain `wallet`. */
export const walletRows: readonly SchemaRow[] = [
  row(getBalance, Nothing, BalanceSchema),
  row(getFunds, Nothing, FundsSchema),
  row(getDisplayRate, Nothing, DisplayRateSchema),
  row(listTransactions, TransactionsRequestSchema, TransactionsSchema),
  row(listMovements, MovementsRequestSchema, MovementsSchema),
  row(listDepositMethods, Nothing, DepositMethodsSchema),
  row(createDeposit, CreateDepositSchema, DepositOrderSchema, [
    "account.frozen",
    "deposit.unavailable",
    "deposit.min",
    "deposit.max",
    "deposit.pending",
    "permission.denied",
    "account.closed",
    "promo.code.unknown",
    "promo.code.used",
    "promo.code.early",
    "promo.code.expired",
    "promo.code.gone",
    "rg.deposit.limit",
    "rg.timeout",
    "rg.self.excluded",
    "terms.not.accepted",
    "birthday.required",
    "promo.not.eligible",
    "promo.already",
    "promo.closed",
    "promo.minimum",
    "fields",
  ]),
  row(getDeposit, DepositOrderNoSchema, DepositOrderSchema, ["order.unknown"]),
  row(cancelDeposit, DepositOrderNoSchema, DepositOrderSchema, ["order.unknown"]),
  row(listDeposits, ListDepositsSchema, DepositListSchema),
  row(getMerchantWallet, Nothing, MerchantWalletSchema),
  row(transferWallet, WalletTransferRequestSchema, WalletTransferSchema, [
    "account.frozen",
    "fields",
    "wallet.insufficient",
    "wallet.locked",
    "wallet.transfer.min",
    "wallet.transfer.bonus",
    "game.restricted",
    "rg.timeout",
    "rg.self.excluded",
    "terms.not.accepted",
    "birthday.required",
    "rg.session.limit",
    "wallet.unavailable",
  ]),
  row(listWalletTransfers, ListWalletTransfersSchema, WalletTransferListSchema),
];
