import * as row from "@marquee/contract/staff";
import { api, type AtMerchant, toMerchantQuery } from "./api.ts";

type Nothing = Record<string, never>;

/** Files of whole lists. */
const exportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listExports: build.query<row.ExportPage, AtMerchant<row.ListExports>>({
      query: toMerchantQuery(row.listExports),
      providesTags: ["Exports"],
    }),
    createExport: build.mutation<Nothing, AtMerchant<row.CreateExport>>({
      query: toMerchantQuery(row.createExport),
      invalidatesTags: ["Exports", "Audit"],
    }),
    cancelExport: build.mutation<Nothing, AtMerchant<row.ExportId>>({
      query: toMerchantQuery(row.cancelExport),
      invalidatesTags: ["Exports", "Audit"],
    }),
  }),
});

export const { useListExportsQuery, useCreateExportMutation, useCancelExportMutation } = exportsApi;
