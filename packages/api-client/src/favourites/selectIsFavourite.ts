import { createSelector } from "@reduxjs/toolkit";
import { gamesApi } from "../endpoints/games.ts";
import { type favouritesSlice, selectWish } from "./favouritesSlice.ts";

const selectList = gamesApi.endpoints.listFavouriteIds.select({});
const selectIds = createSelector(
  [(state: Parameters<typeof selectList>[0]) => selectList(state).data],
  (data) => data && new Set(data.content),
);

/** What the client knows of favourites: its cache, and what is on its way. */
export type FavouritesRoot = Parameters<typeof selectList>[0] & Parameters<typeof favouritesSlice.selectSlice>[0];

/** Whether a game is a favourite: what the visitor wished last, else what the gateway said, else whether it is among `kept`. */
export function selectIsFavourite(state: FavouritesRoot, nodeId: string, kept: ReadonlySet<string>): boolean {
  return selectWish(state, nodeId) ?? (selectIds(state) ?? kept).has(nodeId);
}
