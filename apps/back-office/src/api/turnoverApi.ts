import * as row from "@marquee/contract/staff";
import { api, type AtMerchant, toMerchantQuery } from "./api.ts";

/** Calls of domain `turnover`. */
const turnoverApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMemberTurnover: build.query<row.MemberTurnover, AtMerchant<row.MemberTurnoverRequest>>({
      query: toMerchantQuery(row.getMemberTurnover),
      providesTags: ["Turnover"],
    }),
    addTurnover: build.mutation<row.MemberTurnover, AtMerchant<row.AddTurnover>>({
      query: toMerchantQuery(row.addTurnover),
      invalidatesTags: ["Turnover", "Audit"],
    }),
    // Refused too: it has ended.
    forgiveTurnover: build.mutation<row.ProposalId, AtMerchant<row.ForgiveTurnover>>({
      query: toMerchantQuery(row.forgiveTurnover),
      invalidatesTags: ["Turnover", "Proposals", "Audit"],
    }),
    getTurnoverSettings: build.query<row.StoredTurnoverSettings, AtMerchant<Record<string, never>>>({
      query: toMerchantQuery(row.getTurnoverSettings),
      providesTags: ["TurnoverSettings"],
    }),
    changeTurnoverSettings: build.mutation<row.StoredTurnoverSettings, AtMerchant<row.ChangeTurnoverSettings>>({
      query: toMerchantQuery(row.changeTurnoverSettings),
      // Refused too: somebody else has changed them.
      invalidatesTags: ["TurnoverSettings", "Audit"],
    }),
  }),
});

export const {
  useGetMemberTurnoverQuery,
  useAddTurnoverMutation,
  useForgiveTurnoverMutation,
  useGetTurnoverSettingsQuery,
  useChangeTurnoverSettingsMutation,
} = turnoverApi;
