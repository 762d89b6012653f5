import * as row from "@marquee/contract/staff";
import { api, type AtMerchant, toMerchantQuery, toQuery } from "./api.ts";

/** Calls of domain `report`: revenue and reconciliation. */
const reportApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRevenue: build.query<row.Revenue, AtMerchant<row.GetRevenue>>({ query: toMerchantQuery(row.getRevenue) }),
    getBrandRevenue: build.query<row.BrandRevenue, row.GetBrandRevenue>({ query: toQuery(row.getBrandRevenue) }),
    getReconciliation: build.query<row.Reconciliation, AtMerchant<row.GetReconciliation>>({
      query: toMerchantQuery(row.getReconciliation),
      providesTags: ["Reconciliation"],
    }),
    // Refused too: somebody else has started one.
    startReconciliation: build.mutation<Record<string, never>, AtMerchant<Record<string, never>>>({
      query: toMerchantQuery(row.startReconciliation),
      invalidatesTags: ["Reconciliation", "Audit"],
    }),
  }),
});

export const {
  useGetRevenueQuery,
  useGetBrandRevenueQuery,
  useGetReconciliationQuery,
  useStartReconciliationMutation,
} = reportApi;
