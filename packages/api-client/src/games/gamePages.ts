import { type GameList, type GameListRequest, listGames } from "@marquee/contract";
import { api } from "../api.ts";
import { toCall } from "../toCall.ts";

/** A page of the catalogue, which is named. */
export type GamePageRequest = GameListRequest & { readonly pageNo: number };

// A separate chunk that home does not load.
const gamePagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The list of games page by page, from the requested page; a visitor who returns within the hour finds all pages again (GM-10). */
    listGamePages: build.infiniteQuery<GameList, GamePageRequest, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: ({ totalPages }, _pages, further, _all, { pageNo }) =>
          pageNo + further < totalPages ? further + 1 : undefined,
      },
      query: ({ queryArg, pageParam }) => toCall(listGames)({ ...queryArg, pageNo: queryArg.pageNo + pageParam }),
      keepUnusedDataFor: 3600,
      providesTags: ["Games"],
    }),
  }),
});

export const { useListGamePagesInfiniteQuery } = gamePagesApi;
