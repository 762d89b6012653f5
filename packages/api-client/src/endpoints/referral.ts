import { getReferral, type Referral } from "@marquee/contract";
import { api } from "../api.ts";
import { toCall } from "../toCall.ts";

/** Calls of domain `referral`. */
const referralApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Somebody may register with the code at any time.
    getReferral: build.query<Referral, Record<string, never>>({
      query: toCall(getReferral),
      providesTags: ["Session"],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetReferralQuery } = referralApi;
