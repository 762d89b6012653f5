import {
  type Balance,
  getBalance,
  listTransactions,
  type Transactions,
  type TransactionsRequest,
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
    listTransactions: build.query<Transactions, TransactionsRequest>({
      query: toCall(listTransactions),
      providesTags: ["Session", "Balance"],
    }),
  }),
});

export const { useGetBalanceQuery, useListTransactionsQuery } = walletApi;
