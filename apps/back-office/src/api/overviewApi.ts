import * as row from "@marquee/contract/staff";
import { api, type AtMerchant, toMerchantQuery } from "./api.ts";

/** The overview. */
const overviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOverview: build.query<row.Overview, AtMerchant<row.GetOverview>>({
      query: toMerchantQuery(row.getOverview),
    }),
  }),
});

export const { useGetOverviewQuery } = overviewApi;
