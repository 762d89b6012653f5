import {
  type Movements,
  type MovementsRequest,
  type Balance,
  cancelDeposit,
  createDeposit,
  type CreateDepositRequest,
  type DepositList,
  type DepositMethod,
  type DepositOrder,
  type DepositOrderNo,
  type DisplayRate,
  type Funds,
  getBalance,
  getDisplayRate,
  getDeposit,
  getFunds,
  getMerchantWallet,
  listDepositMethods,
  listDeposits,
  type ListDepositsRequest,
  listMovements,
  listTransactions,
  listWalletTransfers,
  type ListWalletTransfersRequest,
  type MerchantWallet,
  type Transactions,
  type TransactionsRequest,
  transferWallet,
  type WalletTransfer,
  type WalletTransferList,
  type WalletTransferRequest,
} from "@marquee/contract";
import { api } from "../api.ts";
import { toCall } from "../toCall.ts";

/** Calls of domain `wallet`. */
export const walletApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBalance: build.query<Balance, Record<string, never>>({
      query: toCall(getBalance),
      providesTags: ["Session", "Balance"],
    }),
    getFunds: build.query<Funds, Record<string, never>>({
      query: toCall(getFunds),
      providesTags: ["Session", "Balance", "Orders"],
    }),
    getDisplayRate: build.query<DisplayRate, Record<string, never>>({
      query: toCall(getDisplayRate),
      providesTags: ["Session", "Member"],
    }),
    listTransactions: build.query<Transactions, TransactionsRequest>({
      query: toCall(listTransactions),
      providesTags: ["Session", "Balance"],
    }),
    listMovements: build.query<Movements, MovementsRequest>({
      query: toCall(listMovements),
      providesTags: ["Session", "Balance"],
    }),
    listDepositMethods: build.query<DepositMethod[], Record<string, never>>({
      query: toCall(listDepositMethods),
      // Which promotions may be chosen changes with orders.
      providesTags: ["Session", "Orders"],
    }),
    createDeposit: build.mutation<DepositOrder, CreateDepositRequest>({
      query: toCall(createDeposit),
      invalidatesTags: ["Orders"],
    }),
    getDeposit: build.query<DepositOrder, DepositOrderNo>({
      query: toCall(getDeposit),
      providesTags: ["Session", "Orders"],
    }),
    // Refused too: the order may have ended in the meantime.
    cancelDeposit: build.mutation<DepositOrder, DepositOrderNo>({
      query: toCall(cancelDeposit),
      invalidatesTags: ["Orders"],
    }),
    listDeposits: build.query<DepositList, ListDepositsRequest>({
      query: toCall(listDeposits),
      providesTags: ["Session", "Orders"],
    }),
    getMerchantWallet: build.query<MerchantWallet, Record<string, never>>({
      query: toCall(getMerchantWallet),
      providesTags: ["Session", "Games"],
    }),
    // Refused too: a transfer may have ended in the meantime.
    transferWallet: build.mutation<WalletTransfer, WalletTransferRequest>({
      query: toCall(transferWallet),
      invalidatesTags: ["Balance", "Orders"],
    }),
    listWalletTransfers: build.query<WalletTransferList, ListWalletTransfersRequest>({
      query: toCall(listWalletTransfers),
      providesTags: ["Session", "Orders"],
    }),
  }),
});

export const {
  useGetBalanceQuery,
  useGetDisplayRateQuery,
  useGetFundsQuery,
  useListMovementsQuery,
  useListTransactionsQuery,
  useListDepositMethodsQuery,
  useCreateDepositMutation,
  useGetDepositQuery,
  useCancelDepositMutation,
  useListDepositsQuery,
  useGetMerchantWalletQuery,
  useTransferWalletMutation,
  useListWalletTransfersQuery,
} = walletApi;
