import * as row from "@marquee/contract/staff";
import { api, type AtMerchant, toMerchantQuery } from "./api.ts";

/** Calls of domain `promotions`. */
const promotionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPromotions: build.query<row.PromotionList, AtMerchant<Record<string, never>>>({
      query: toMerchantQuery(row.listPromotions),
      providesTags: ["Promotions"],
    }),
    // Refused too: somebody else has changed what the page shows.
    savePromotion: build.mutation<row.PromotionVersion, AtMerchant<row.SavePromotion>>({
      query: toMerchantQuery(row.savePromotion),
      invalidatesTags: ["Promotions", "Bonuses", "Audit"],
    }),
    getMemberBonuses: build.query<row.MemberBonuses, AtMerchant<row.MemberBonusesRequest>>({
      query: toMerchantQuery(row.getMemberBonuses),
      providesTags: ["Bonuses"],
    }),
    // Refused too: it has ended.
    endBonus: build.mutation<row.MemberBonuses, AtMerchant<row.EndBonus>>({
      query: toMerchantQuery(row.endBonus),
      invalidatesTags: ["Bonuses", "Promotions", "Turnover", "MemberWallet", "MemberChanges", "Audit"],
    }),
  }),
});

export const { useListPromotionsQuery, useSavePromotionMutation, useGetMemberBonusesQuery, useEndBonusMutation } =
  promotionsApi;
