import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { api } from "../api.ts";

/** A change of a favourite that the gateway has not answered yet. */
type Wish = { readonly nodeId: string; readonly wanted: boolean };

type FavouritesState = { readonly wishes: readonly Wish[] };

const initialState: FavouritesState = { wishes: [] };

const listOthers = ({ wishes }: FavouritesState, nodeId: string): readonly Wish[] =>
  wishes.filter((wish) => wish.nodeId !== nodeId);

/** Pending favourite changes, one for all cards of a game (GM-12). They are dropped when the session ends. */
export const favouritesSlice = createSlice({
  name: "favourites",
  initialState,
  reducers: {
    favouriteWished: (state, { payload }: PayloadAction<Wish>) => ({
      wishes: [...listOthers(state, payload.nodeId), payload],
    }),
    favouriteAnswered: (state, { payload }: PayloadAction<string>) => ({ wishes: listOthers(state, payload) }),
  },
  extraReducers: (build) => {
    build.addMatcher(api.util.resetApiState.match, () => initialState);
  },
  selectors: {
    selectWish: ({ wishes }, nodeId: string): boolean | undefined =>
      wishes.find((wish) => wish.nodeId === nodeId)?.wanted,
  },
});

/** @internal */
export const { favouriteAnswered, favouriteWished } = favouritesSlice.actions;
/** @internal */
export const { selectWish } = favouritesSlice.selectors;
