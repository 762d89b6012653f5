import { type Affiliate, type AffiliateRequest, getAffiliate } from "@marquee/contract";
import { api } from "../api.ts";
import { toCall } from "../toCall.ts";

/** Calls of domain `agent`. */
export const agentApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A code may be disabled at any time.
    getAffiliate: build.query<Affiliate, AffiliateRequest>({ query: toCall(getAffiliate), keepUnusedDataFor: 0 }),
  }),
});

export const { useGetAffiliateQuery, useLazyGetAffiliateQuery } = agentApi;
