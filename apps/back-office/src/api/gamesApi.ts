import * as row from "@marquee/contract/staff";
import { api, type AtMerchant, toMerchantQuery } from "./api.ts";

type Nothing = Record<string, never>;

/** Calls of domain `games`: vendors, games, collections. */
const gamesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStaffVendors: build.query<row.StaffVendorList, AtMerchant<Nothing>>({
      query: toMerchantQuery(row.listStaffVendors),
      providesTags: ["Games", "Switches"],
    }),
    // Refused too: somebody else has changed what the page shows.
    setVendor: build.mutation<row.SwitchVersion, AtMerchant<row.SetVendor>>({
      query: toMerchantQuery(row.setVendor),
      invalidatesTags: ["Games", "Audit"],
    }),
    listStaffGames: build.query<row.StaffGamePage, AtMerchant<row.ListStaffGames>>({
      query: toMerchantQuery(row.listStaffGames),
      providesTags: ["Games"],
    }),
    setGames: build.mutation<row.SwitchVersion, AtMerchant<row.SetGames>>({
      query: toMerchantQuery(row.setGames),
      invalidatesTags: ["Games", "Audit"],
    }),
    listStaffCollections: build.query<row.StaffCollectionList, AtMerchant<Nothing>>({
      query: toMerchantQuery(row.listStaffCollections),
      providesTags: ["Games"],
    }),
    saveCollection: build.mutation<row.SwitchVersion, AtMerchant<row.SaveCollection>>({
      query: toMerchantQuery(row.saveCollection),
      invalidatesTags: ["Games", "Audit"],
    }),
    removeCollection: build.mutation<row.SwitchVersion, AtMerchant<row.RemoveCollection>>({
      query: toMerchantQuery(row.removeCollection),
      invalidatesTags: ["Games", "Audit"],
    }),
    orderCollections: build.mutation<row.SwitchVersion, AtMerchant<row.OrderCollections>>({
      query: toMerchantQuery(row.orderCollections),
      invalidatesTags: ["Games", "Audit"],
    }),
  }),
});

export const {
  useListStaffVendorsQuery,
  useSetVendorMutation,
  useListStaffGamesQuery,
  useSetGamesMutation,
  useListStaffCollectionsQuery,
  useSaveCollectionMutation,
  useRemoveCollectionMutation,
  useOrderCollectionsMutation,
} = gamesApi;
