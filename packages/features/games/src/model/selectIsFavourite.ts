import { homeApi } from "@marquee/api-client";
import { createSelector } from "@reduxjs/toolkit";
import { type gamesSlice, selectWish } from "./gamesSlice.ts";

const selectList = homeApi.endpoints.listFavouriteIds.select({});
const selectIds = createSelector(
  [(state: Parameters<typeof selectList>[0]) => selectList(state).data],
  (data) => data && new Set(data.content),
);

/** The state of favourites: the client's cache and pending changes. */
export type FavouritesRoot = Parameters<typeof selectList>[0] & Parameters<typeof gamesSlice.selectSlice>[0];

/** Whether a game is a favourite: the visitor's pending change, else the gateway's answer, else whether it is in `kept`. */
export function selectIsFavourite(state: FavouritesRoot, nodeId: string, kept: ReadonlySet<string>): boolean {
  return selectWish(state, nodeId) ?? (selectIds(state) ?? kept).has(nodeId);
}
