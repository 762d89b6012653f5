import * as row from "@marquee/contract/staff";
import { api, type AtMerchant, toMerchantQuery } from "./api.ts";

type Nothing = Record<string, never>;

/** Calls of domain `restriction`: from which games members are barred. */
const restrictionApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRestrictions: build.query<row.RestrictionPage, AtMerchant<row.ListRestrictions>>({
      query: toMerchantQuery(row.listRestrictions),
      providesTags: ["Restrictions"],
    }),
    listRestrictionTargets: build.query<row.RestrictionTargets, AtMerchant<row.ListRestrictionTargets>>({
      query: toMerchantQuery(row.listRestrictionTargets),
      providesTags: ["Games"],
    }),
    // Refused too: somebody else has changed what the page shows.
    addRestriction: build.mutation<Nothing, AtMerchant<row.AddRestriction>>({
      query: toMerchantQuery(row.addRestriction),
      invalidatesTags: ["Restrictions", "MemberChanges", "Audit"],
    }),
    liftRestriction: build.mutation<Nothing, AtMerchant<row.LiftRestriction>>({
      query: toMerchantQuery(row.liftRestriction),
      invalidatesTags: ["Restrictions", "MemberChanges", "Audit"],
    }),
  }),
});

export const {
  useListRestrictionsQuery,
  useListRestrictionTargetsQuery,
  useAddRestrictionMutation,
  useLiftRestrictionMutation,
} = restrictionApi;
