import {
  type Bonus,
  type BonusList,
  cancelBonus,
  type CancelBonusRequest,
  listBonuses,
  type ListBonusesRequest,
} from "@marquee/contract";
import { api } from "../api.ts";
import { toCall } from "../toCall.ts";

/** Calls of domain `promotions`. */
const promotionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBonuses: build.query<BonusList, ListBonusesRequest>({
      query: toCall(listBonuses),
      providesTags: ["Session", "Balance", "Orders"],
    }),
    cancelBonus: build.mutation<Bonus, CancelBonusRequest>({
      query: toCall(cancelBonus),
      invalidatesTags: ["Balance", "Orders"],
    }),
  }),
});

export const { useListBonusesQuery, useCancelBonusMutation } = promotionsApi;
