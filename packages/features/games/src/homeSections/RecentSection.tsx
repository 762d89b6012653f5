import { useLingui } from "@lingui/react/macro";
import { useListRecentGamesQuery } from "@marquee/api-client";
import { clientType } from "@marquee/contract";
import { selectSession, useAppSelector, useLanguage } from "@marquee/runtime";
import { useEffect } from "react";
import { hadRecentGames, keepRecentGames } from "../model/keptRecent.ts";
import { GameRow } from "./GameRow.tsx";

/**
 * Continue playing: the member's last games, newest first (GM-15); nothing for a guest. Where this browser knows that there are some,
 * the row has its place before they come, so that nothing below moves.
 */
export function RecentSection() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const username = useAppSelector(selectSession)?.username;
  const { data, isError } = useListRecentGamesQuery({ clientType, language }, { skip: username === undefined });
  useEffect(() => {
    if (username !== undefined && data !== undefined) keepRecentGames(username, data.list.length > 0);
  }, [username, data]);
  if (username === undefined || data?.list.length === 0) return null;
  if (data === undefined && (isError || !hadRecentGames(username))) return null;
  return <GameRow title={t`Continue playing`} games={data?.list} />;
}
