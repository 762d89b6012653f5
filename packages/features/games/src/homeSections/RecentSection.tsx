import { useLingui } from "@lingui/react/macro";
import { useListRecentGamesQuery } from "@marquee/api-client";
import { clientType } from "@marquee/contract";
import { selectSession, useAppSelector, useLanguage } from "@marquee/runtime";
import { useEffect, useMemo } from "react";
import { hadNoRecentGames, keepRecentGames } from "../model/keptRecent.ts";
import { GameRow } from "./GameRow.tsx";

/**
 * Continue playing: the member's last games, newest first (GM-15); nothing for a guest. The row has its place before they come, and keeps
 * it until the member leaves the page where there are none, so that nothing below moves. Where this browser knows that there are none, it has
 * no place: who has played elsewhere since sees it on the next visit.
 */
export function RecentSection() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const username = useAppSelector(selectSession)?.username;
  const { data, isError } = useListRecentGamesQuery({ clientType, language }, { skip: username === undefined });
  useEffect(() => {
    if (username !== undefined && data !== undefined) keepRecentGames(username, data.list.length > 0);
  }, [username, data]);
  const isPlaceKept = useMemo(() => username !== undefined && !hadNoRecentGames(username), [username]);
  if (!isPlaceKept) return null;
  const note = isError ? t`Your last games could not be loaded.` : t`Games you play appear here.`;
  return <GameRow title={t`Continue playing`} games={isError ? (data?.list ?? []) : data?.list} note={note} />;
}
