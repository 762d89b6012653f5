import * as row from "@marquee/contract/staff";
import { api, type AtMerchant, toMerchantQuery } from "./api.ts";

type Nothing = Record<string, never>;

/** Calls of domain `auth`: rules of registration. */
const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStaffRegisterRules: build.query<row.StaffRegisterRules, AtMerchant<Nothing>>({
      query: toMerchantQuery(row.listStaffRegisterRules),
      providesTags: ["RegisterRules"],
    }),
    // Refused too: somebody else has changed what the page shows.
    setRegisterRule: build.mutation<row.SwitchVersion, AtMerchant<row.SetRegisterRule>>({
      query: toMerchantQuery(row.setRegisterRule),
      invalidatesTags: ["RegisterRules", "Audit"],
    }),
    checkPattern: build.query<row.PatternCheck, AtMerchant<row.CheckPattern>>({
      query: toMerchantQuery(row.checkPattern),
    }),
  }),
});

export const { useListStaffRegisterRulesQuery, useSetRegisterRuleMutation, useCheckPatternQuery } = authApi;
