import {
  type Affiliate,
  type AffiliateRequest,
  getAffiliate,
  type InvitationCodes,
  type InvitationCodesRequest,
  listInvitationCodes,
} from "@marquee/contract";
import { api } from "../api.ts";
import { toCall } from "../toCall.ts";

/** Calls of domain `agent`. */
export const agentApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A code may be disabled at any time.
    getAffiliate: build.query<Affiliate, AffiliateRequest>({ query: toCall(getAffiliate), keepUnusedDataFor: 0 }),
    // Somebody may register with a code at any time.
    listInvitationCodes: build.query<InvitationCodes, InvitationCodesRequest>({
      query: toCall(listInvitationCodes),
      providesTags: ["Session"],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetAffiliateQuery, useLazyGetAffiliateQuery, useListInvitationCodesQuery } = agentApi;
