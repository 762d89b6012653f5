import * as row from "@marquee/contract/staff";
import { api, type AtMerchant, toMerchantQuery } from "./api.ts";

type Nothing = Record<string, never>;

/** Calls of domain `system`: switches. */
const systemApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSwitches: build.query<row.SwitchList, AtMerchant<Nothing>>({
      query: toMerchantQuery(row.listSwitches),
      providesTags: ["Switches"],
    }),
    getSwitchEffect: build.query<row.StaffSwitchEffect, AtMerchant<row.GetSwitchEffect>>({
      query: toMerchantQuery(row.getSwitchEffect),
      providesTags: ["Switches"],
    }),
    listSwitchDifferences: build.query<row.SwitchDifferences, AtMerchant<row.ListDifferences>>({
      query: toMerchantQuery(row.listSwitchDifferences),
      providesTags: ["Switches"],
    }),
    // Refused too: somebody else has changed what the page shows.
    setSwitch: build.mutation<row.SwitchVersion, AtMerchant<row.SetSwitch>>({
      query: toMerchantQuery(row.setSwitch),
      invalidatesTags: ["Switches", "Audit"],
    }),
    listStaffJurisdictions: build.query<row.StaffJurisdictions, AtMerchant<Nothing>>({
      query: toMerchantQuery(row.listStaffJurisdictions),
      providesTags: ["Switches", "Proposals"],
    }),
    proposeJurisdiction: build.mutation<row.ProposalId, AtMerchant<row.ProposeJurisdiction>>({
      query: toMerchantQuery(row.proposeJurisdiction),
      invalidatesTags: ["Proposals", "Audit"],
    }),
    cancelPlannedSwitch: build.mutation<Nothing, AtMerchant<row.CancelPlannedSwitch>>({
      query: toMerchantQuery(row.cancelPlannedSwitch),
      invalidatesTags: ["Switches", "Audit"],
    }),
  }),
});

export const {
  useListSwitchesQuery,
  useGetSwitchEffectQuery,
  useListSwitchDifferencesQuery,
  useListStaffJurisdictionsQuery,
  useProposeJurisdictionMutation,
  useSetSwitchMutation,
  useCancelPlannedSwitchMutation,
} = systemApi;
