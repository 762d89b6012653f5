import * as row from "@marquee/contract/staff";
import { api, type AtMerchant, toMerchantQuery } from "./api.ts";

/** Calls of domain `withdrawal`. */
const withdrawalApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStaffWithdrawals: build.query<row.StaffWithdrawalPage, AtMerchant<row.ListStaffWithdrawals>>({
      query: toMerchantQuery(row.listStaffWithdrawals),
      providesTags: ["Withdrawals"],
    }),
    getStaffWithdrawal: build.query<row.StaffWithdrawalSheet, AtMerchant<row.StaffWithdrawalNo>>({
      query: toMerchantQuery(row.getStaffWithdrawal),
      providesTags: ["Withdrawals"],
    }),
    // Refused too: somebody else has decided.
    decideWithdrawal: build.mutation<row.StaffWithdrawalSheet, AtMerchant<row.DecideWithdrawal>>({
      query: toMerchantQuery(row.decideWithdrawal),
      invalidatesTags: ["Withdrawals", "MemberWallet", "Audit"],
    }),
    resolveClaim: build.mutation<row.StaffWithdrawalSheet, AtMerchant<row.ResolveClaim>>({
      query: toMerchantQuery(row.resolveClaim),
      invalidatesTags: ["Withdrawals", "MemberWallet", "Audit"],
    }),
    settlePayout: build.mutation<row.ProposalId, AtMerchant<row.SettlePayout>>({
      query: toMerchantQuery(row.settlePayout),
      invalidatesTags: ["Proposals", "Audit"],
    }),
    getWithdrawalSettings: build.query<row.StoredWithdrawalSettings, AtMerchant<row.GetWithdrawalSettings>>({
      query: toMerchantQuery(row.getWithdrawalSettings),
      providesTags: ["WithdrawalSettings"],
    }),
    changeWithdrawalSettings: build.mutation<row.ChangedWithdrawalSettings, AtMerchant<row.ChangeWithdrawalSettings>>({
      query: toMerchantQuery(row.changeWithdrawalSettings),
      invalidatesTags: ["WithdrawalSettings", "Proposals", "Audit"],
    }),
  }),
});

export const {
  useListStaffWithdrawalsQuery,
  useGetStaffWithdrawalQuery,
  useDecideWithdrawalMutation,
  useResolveClaimMutation,
  useSettlePayoutMutation,
  useGetWithdrawalSettingsQuery,
  useChangeWithdrawalSettingsMutation,
} = withdrawalApi;
