import {
  type AvailablePromo,
  type Bonus,
  type BonusList,
  cancelBonus,
  type CancelBonusRequest,
  getAvailablePromo,
  listBonuses,
  type ListBonusesRequest,
} from "@marquee/contract";
import { api } from "../api.ts";
import { toCall } from "../toCall.ts";

/** Calls of domain `promotions`. */
export const promotionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBonuses: build.query<BonusList, ListBonusesRequest>({
      query: toCall(listBonuses),
      providesTags: ["Session", "Balance", "Orders"],
    }),
    cancelBonus: build.mutation<Bonus, CancelBonusRequest>({
      query: toCall(cancelBonus),
      invalidatesTags: ["Balance", "Orders"],
    }),
    getAvailablePromo: build.query<AvailablePromo, Record<string, never>>({
      query: toCall(getAvailablePromo),
      providesTags: ["Session", "Balance", "Orders"],
    }),
  }),
});

export const { useListBonusesQuery, useGetAvailablePromoQuery, useCancelBonusMutation } = promotionsApi;
