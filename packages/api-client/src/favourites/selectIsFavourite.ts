import { createSelector } from "@reduxjs/toolkit";
import { homeApi } from "../endpoints/games/homeEndpoints.ts";
import { type favouritesSlice, selectWish } from "./favouritesSlice.ts";

const selectList = homeApi.endpoints.listFavouriteIds.select({});
const selectIds = createSelector(
  [(state: Parameters<typeof selectList>[0]) => selectList(state).data],
  (data) => data && new Set(data.content),
);

/**
 * The client's state of favourites: its cache and pending changes.
 *
 * @internal
 */
export type FavouritesRoot = Parameters<typeof selectList>[0] & Parameters<typeof favouritesSlice.selectSlice>[0];

/** Whether a game is a favourite: the visitor's pending change, else the gateway's answer, else whether it is in `kept`. */
export function selectIsFavourite(state: FavouritesRoot, nodeId: string, kept: ReadonlySet<string>): boolean {
  return selectWish(state, nodeId) ?? (selectIds(state) ?? kept).has(nodeId);
}
