import * as row from "@marquee/contract/staff";
import { api, type AtMerchant, toMerchantQuery } from "./api.ts";

/** Calls of domain `wallet`: deposits, transfers between wallets. */
const walletApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStaffDeposits: build.query<row.StaffDepositPage, AtMerchant<row.ListStaffDeposits>>({
      query: toMerchantQuery(row.listStaffDeposits),
      providesTags: ["Deposits"],
    }),
    // Refused too: somebody else has decided.
    settleDeposit: build.mutation<row.StaffDeposit, AtMerchant<row.SettleDeposit>>({
      query: toMerchantQuery(row.settleDeposit),
      invalidatesTags: ["Deposits", "Audit"],
    }),
    decideDeposit: build.mutation<row.StaffDeposit, AtMerchant<row.DecideDeposit>>({
      query: toMerchantQuery(row.decideDeposit),
      invalidatesTags: ["Deposits", "MemberWallet", "Audit"],
    }),
    listStaffVendorTransfers: build.query<row.StaffVendorTransferPage, AtMerchant<row.ListStaffVendorTransfers>>({
      query: toMerchantQuery(row.listStaffVendorTransfers),
      providesTags: ["VendorTransfers"],
    }),
    // Refused too: it counts how often the vendor was asked.
    askVendor: build.mutation<row.StaffVendorTransfer, AtMerchant<row.AskVendor>>({
      query: toMerchantQuery(row.askVendor),
      invalidatesTags: ["VendorTransfers", "MemberWallet", "Audit"],
    }),
  }),
});

export const {
  useListStaffDepositsQuery,
  useDecideDepositMutation,
  useSettleDepositMutation,
  useListStaffVendorTransfersQuery,
  useAskVendorMutation,
} = walletApi;
