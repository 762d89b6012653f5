import {
  type CollectionList,
  createFavourite,
  type Favourite,
  type FavouriteGames,
  type FavouriteGamesRequest,
  type FavouriteIds,
  type GameList,
  type GameListRequest,
  type GameMenus,
  getGameMenus,
  type HotGames,
  type HotGamesRequest,
  launchGame,
  launchGameFallback,
  type ListCollections,
  listCollections,
  type LaunchRequest,
  type LaunchValue,
  listFavouriteGames,
  listFavouriteIds,
  listGames,
  listHotGames,
  listRecentGames,
  listVendors,
  type RecentGames,
  type RecentGamesRequest,
  removeFavourite,
  type VendorLanes,
} from "@marquee/contract";
import { api } from "../api.ts";
import { toCall } from "../toCall.ts";

/** Calls of domain `games`. */
export const gamesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listVendors: build.query<VendorLanes, { platform?: string; language?: string; merchantCode?: string }>({
      query: toCall(listVendors),
      providesTags: ["Games"],
    }),
    getGameMenus: build.query<GameMenus, { language?: string }>({
      query: toCall(getGameMenus),
      providesTags: ["Games"],
    }),
    listGames: build.query<GameList, GameListRequest>({ query: toCall(listGames), providesTags: ["Games"] }),
    listHotGames: build.query<HotGames, HotGamesRequest>({ query: toCall(listHotGames), providesTags: ["Games"] }),
    listCollections: build.query<CollectionList, ListCollections>({
      query: toCall(listCollections),
      providesTags: ["Games"],
    }),
    listRecentGames: build.query<RecentGames, RecentGamesRequest>({
      query: toCall(listRecentGames),
      providesTags: ["Session", "Recent", "Games"],
    }),
    listFavouriteIds: build.query<FavouriteIds, Record<string, never>>({
      query: toCall(listFavouriteIds),
      // `setFavourite` keeps it: an answer that was asked for between two presses would take the second one back.
      providesTags: ["Session"],
    }),
    listFavouriteGames: build.query<FavouriteGames, FavouriteGamesRequest>({
      query: toCall(listFavouriteGames),
      providesTags: ["Session", "Favourite", "Games"],
    }),
    createFavourite: build.mutation<Record<string, never>, Favourite>({
      query: toCall(createFavourite),
      invalidatesTags: ["Favourite"],
    }),
    removeFavourite: build.mutation<Record<string, never>, Favourite>({
      query: toCall(removeFavourite),
      invalidatesTags: ["Favourite"],
    }),
    launchGame: build.mutation<LaunchValue, LaunchRequest>({ query: toCall(launchGame), invalidatesTags: ["Recent"] }),
    launchGameFallback: build.mutation<LaunchValue, LaunchRequest>({
      query: toCall(launchGameFallback),
      invalidatesTags: ["Recent"],
    }),
  }),
});

export const {
  useListVendorsQuery,
  useGetGameMenusQuery,
  useListGamesQuery,
  useListHotGamesQuery,
  useListCollectionsQuery,
  useListRecentGamesQuery,
  useListFavouriteIdsQuery,
  useListFavouriteGamesQuery,
  useLaunchGameMutation,
  useLaunchGameFallbackMutation,
} = gamesApi;
