import * as row from "@marquee/contract/staff";
import { api, type AtMerchant, toMerchantQuery } from "./api.ts";

/** Calls of domain `wallet`: deposits. */
const walletApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStaffDeposits: build.query<row.StaffDepositPage, AtMerchant<row.ListStaffDeposits>>({
      query: toMerchantQuery(row.listStaffDeposits),
      providesTags: ["Deposits"],
    }),
    // Refused too: somebody else has decided.
    decideDeposit: build.mutation<row.StaffDeposit, AtMerchant<row.DecideDeposit>>({
      query: toMerchantQuery(row.decideDeposit),
      invalidatesTags: ["Deposits", "MemberWallet", "Audit"],
    }),
  }),
});

export const { useListStaffDepositsQuery, useDecideDepositMutation } = walletApi;
