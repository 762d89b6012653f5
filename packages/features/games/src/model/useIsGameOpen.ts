import { useListGamesQuery } from "@marquee/api-client";
import { gamePlatform } from "@marquee/contract";
import { useBrand, useLanguage } from "@marquee/runtime";
import { useState } from "react";
import type { GameAddress } from "./gameAddress.ts";

const mostNamesakes = 100;

/**
 * Whether a game that is being played is still offered: false once it was in the merchant's list and is not any more, or is in
 * maintenance. An address that names no game of the list says nothing: the launch answers for it.
 */
export function useIsGameOpen({ nodeId, gameName, vassalage }: GameAddress, isLobbyOn: boolean): boolean {
  const { merchantCode: merchant } = useBrand();
  const { language } = useLanguage();
  const { data, isSuccess } = useListGamesQuery(
    { platform: gamePlatform, merchant, language, vassalage, gameName, pageSize: mostNamesakes },
    // Without lobbies the gateway refuses the list.
    { skip: !isLobbyOn },
  );
  const game = data?.games.find((each) => each.nodeId === nodeId);
  const isOpen = game !== undefined && !game.maintenance;
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  return !isSuccess || isOpen || !wasOpen;
}
