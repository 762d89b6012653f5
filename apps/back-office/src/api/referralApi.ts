import * as row from "@marquee/contract/staff";
import { api, type AtMerchant, toMerchantQuery } from "./api.ts";

/** Calls of domain `referral`. */
const referralApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReferralPromotion: build.query<row.ReferralPromotion, AtMerchant<Record<string, never>>>({
      query: toMerchantQuery(row.getReferralPromotion),
      providesTags: ["Referral"],
    }),
    // Refused too: somebody else has changed what the page shows.
    saveReferralPromotion: build.mutation<row.ReferralPromotion, AtMerchant<row.SaveReferralPromotion>>({
      query: toMerchantQuery(row.saveReferralPromotion),
      invalidatesTags: ["Referral", "Audit"],
    }),
  }),
});

export const { useGetReferralPromotionQuery, useSaveReferralPromotionMutation } = referralApi;
