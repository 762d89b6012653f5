import { homeApi } from "@marquee/api-client";
import type { Favourite } from "@marquee/contract";
import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import { favouriteAnswered, favouriteWished, selectWish } from "./gamesSlice.ts";
import type { FavouritesRoot } from "./selectIsFavourite.ts";

const selectList = homeApi.endpoints.listFavouriteIds.select({});

type Dispatch = ThunkDispatch<FavouritesRoot, unknown, UnknownAction>;
type Thunk = (dispatch: Dispatch, getState: () => FavouritesRoot) => Promise<void>;

/** Applies a confirmed change to the cached list, after any older answer still on its way, which could otherwise undo it. */
async function keep(
  nodeId: string,
  wanted: boolean,
  dispatch: Dispatch,
  getState: () => FavouritesRoot,
): Promise<void> {
  await dispatch(homeApi.util.getRunningQueryThunk("listFavouriteIds", {}));
  if (selectList(getState()).data === undefined) {
    await dispatch(homeApi.endpoints.listFavouriteIds.initiate({}, { subscribe: false, forceRefetch: true }));
    return;
  }
  const change = homeApi.util.updateQueryData("listFavouriteIds", {}, (list) => {
    const others = list.content.filter((id) => id !== nodeId);
    list.content = wanted ? [nodeId, ...others] : others;
  });
  dispatch(change);
}

/**
 * Makes a game a favourite, or takes it off (GM-12). It shows at once on every card of the game. Presses of one heart are
 * sent one after the other, the last one wins; a refusal brings back what the gateway said last.
 * @throws an `ApiError` to whoever pressed first; the presses that it carries along end without one
 */
export function setFavourite(favourite: Favourite, wanted: boolean): Thunk {
  const { nodeId } = favourite;
  return async (dispatch, getState) => {
    const getWish = (): boolean | undefined => selectWish(getState(), nodeId);
    const isSending = getWish() !== undefined;
    dispatch(favouriteWished({ nodeId, wanted }));
    if (isSending) return;
    try {
      let sent: boolean | undefined;
      for (let wish = getWish(); wish !== undefined && wish !== sent; wish = getWish()) {
        sent = wish;
        const call = wish ? homeApi.endpoints.createFavourite : homeApi.endpoints.removeFavourite;
        await dispatch(call.initiate(favourite)).unwrap();
        // The session has ended meanwhile, and the list may belong to the next member.
        if (getWish() === undefined) return;
        await keep(nodeId, wish, dispatch, getState);
      }
    } finally {
      dispatch(favouriteAnswered(nodeId));
    }
  };
}
