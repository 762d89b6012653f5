import { gamesApi, isApiError, useListFavouriteIdsQuery } from "@marquee/api-client";
import type { Game } from "@marquee/contract";
import { localStore, selectIsMember, selectSession, useAppDispatch, useAppSelector, useGatedAction, useIsOn, useNotifyError } from "@marquee/runtime";
import { useEffect, useMemo } from "react";

const toIds = (text: string | null): string[] => {
  try {
    const data: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(data) ? data.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
};

/**
 * The member's favourites (GM-12): the server's ids, and until they have come the ones this browser kept for this
 * username (GM-13, SK-05). A toggle shows at once, and goes back and
 * says why when it is refused.
 */
export function useFavourites() {
  const isOn = useIsOn("LOBBYFAV3");
  const username = useAppSelector(selectSession)?.username ?? "";
  const isMember = useAppSelector(selectIsMember);
  const { data } = useListFavouriteIdsQuery({}, { skip: !isMember || !isOn });
  const dispatch = useAppDispatch();
  const gated = useGatedAction();
  const notifyError = useNotifyError();
  const ids = useMemo(
    () => new Set(isMember ? (data?.content ?? toIds(localStore.get(`favourites:${username}`))) : []),
    [data, isMember, username],
  );
  useEffect(() => {
    if (data && isMember) localStore.set(`favourites:${username}`, JSON.stringify(data.content));
  }, [data, isMember, username]);
  const toggle = ({ nodeId, vendor, gameType }: Game): void =>
    gated(() => {
      const favourite = { nodeId, vendor, gameType };
      // By dispatch: a hook of each call would subscribe every card of a wall to them.
      const change = dispatch(ids.has(nodeId) ? gamesApi.endpoints.removeFavourite.initiate(favourite) : gamesApi.endpoints.createFavourite.initiate(favourite));
      change.unwrap().catch((error: unknown) => {
        // The end of a session says so itself.
        if (isApiError(error) && error.status !== 401) notifyError(error.code);
      });
    });
  return { isOn, ids, toggle };
}
