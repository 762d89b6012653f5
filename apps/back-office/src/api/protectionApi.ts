import * as row from "@marquee/contract/staff";
import { api, type AtMerchant, toMerchantQuery } from "./api.ts";

/** Calls of domain `protection`: what members have set, to be read. */
const protectionApi = api.injectEndpoints({
  endpoints: (build) => ({
    listExclusions: build.query<row.ExclusionPage, AtMerchant<row.ListExclusions>>({
      query: toMerchantQuery(row.listExclusions),
    }),
    getMemberProtection: build.query<row.MemberProtection, AtMerchant<row.MemberProtectionRequest>>({
      query: toMerchantQuery(row.getMemberProtection),
    }),
  }),
});

export const { useListExclusionsQuery, useGetMemberProtectionQuery } = protectionApi;
