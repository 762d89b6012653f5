import * as row from "@marquee/contract/staff";
import { api, type AtMerchant, toMerchantQuery } from "./api.ts";

type Nothing = Record<string, never>;

/** Calls about labels and identity documents. */
const labelApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLabels: build.query<row.LabelList, AtMerchant<Nothing>>({
      query: toMerchantQuery(row.listLabels),
      providesTags: ["Labels"],
    }),
    // Refused too: somebody else has changed what the page shows.
    saveLabel: build.mutation<row.LabelVersion, AtMerchant<row.SaveLabel>>({
      query: toMerchantQuery(row.saveLabel),
      invalidatesTags: ["Labels", "Members", "Audit"],
    }),
    removeLabel: build.mutation<Nothing, AtMerchant<row.RemoveLabel>>({
      query: toMerchantQuery(row.removeLabel),
      invalidatesTags: ["Labels", "Members", "Restrictions", "Audit"],
    }),
    listIdentityChecks: build.query<row.CheckPage, AtMerchant<row.ListIdentityChecks>>({
      query: toMerchantQuery(row.listIdentityChecks),
      providesTags: ["Identity"],
    }),
    // Its links end after five minutes.
    getIdentityCheck: build.query<row.CheckSheet, AtMerchant<row.AskCheck>>({
      query: toMerchantQuery(row.getIdentityCheck),
      keepUnusedDataFor: 0,
      providesTags: ["Identity"],
    }),
    decideIdentityCheck: build.mutation<Nothing, AtMerchant<row.DecideCheck>>({
      query: toMerchantQuery(row.decideIdentityCheck),
      invalidatesTags: ["Identity", "Members", "Audit"],
    }),
  }),
});

export const {
  useListLabelsQuery,
  useSaveLabelMutation,
  useRemoveLabelMutation,
  useListIdentityChecksQuery,
  useGetIdentityCheckQuery,
  useDecideIdentityCheckMutation,
} = labelApi;
