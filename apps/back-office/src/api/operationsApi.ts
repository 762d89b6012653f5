import * as row from "@marquee/contract/staff";
import { api, type AtMerchant, toMerchantQuery, toQuery } from "./api.ts";

type Nothing = Record<string, never>;

/** Jobs and outgoing messages. */
const operationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listJobs: build.query<row.JobList, Nothing>({ query: toQuery(row.listJobs), providesTags: ["Jobs"] }),
    runJob: build.mutation<Nothing, row.RunJob>({ query: toQuery(row.runJob), invalidatesTags: ["Jobs"] }),
    listOutbox: build.query<row.OutboxPage, AtMerchant<row.ListOutbox>>({
      query: toMerchantQuery(row.listOutbox),
      providesTags: ["Messages"],
    }),
  }),
});

export const { useListJobsQuery, useRunJobMutation, useListOutboxQuery } = operationsApi;
