import { isApiError, useListFavouriteIdsQuery } from "@marquee/api-client";
import type { Game } from "@marquee/contract";
import {
  selectIsMember,
  selectSession,
  useAppDispatch,
  useAppSelector,
  useGatedAction,
  useIsOn,
  useNotifyError,
} from "@marquee/runtime";
import { useEffect, useMemo } from "react";
import { keepFavourites, readKeptFavourites } from "./keptFavourites.ts";
import { selectIsFavourite } from "./selectIsFavourite.ts";
import { setFavourite } from "./setFavourite.ts";

const none: ReadonlySet<string> = new Set();

/**
 * Whether a game is the member's favourite (GM-12), the same on all its cards: what the server says, and until it has
 * answered what this browser kept. A press shows at once, and goes back everywhere and says why when it is refused.
 */
export function useFavourite({ nodeId, vendor, gameType }: Game) {
  const isOn = useIsOn("LOBBYFAV3");
  const username = useAppSelector(selectSession)?.username ?? "";
  const isMember = useAppSelector(selectIsMember);
  const { data } = useListFavouriteIdsQuery({}, { skip: !isMember || !isOn });
  const dispatch = useAppDispatch();
  const gated = useGatedAction();
  const notifyError = useNotifyError();
  const isKnown = data !== undefined;
  const kept = useMemo(
    () => (isMember && !isKnown ? readKeptFavourites(username) : none),
    [isMember, isKnown, username],
  );
  const isFavourite = useAppSelector((state) => isMember && selectIsFavourite(state, nodeId, kept));
  useEffect(() => {
    if (data && isMember) keepFavourites(username, data);
  }, [data, isMember, username]);
  const toggle = (): void => {
    // What the visitor saw when he pressed: a login in between makes an empty heart no order to take a favourite off.
    const wanted = !isFavourite;
    gated(() => {
      dispatch(setFavourite({ nodeId, vendor, gameType }, wanted)).catch((error: unknown) => {
        // The end of a session says so itself.
        if (isApiError(error) && error.status !== 401) notifyError(error.code);
      });
    });
  };
  return { isOn, isFavourite, toggle };
}
