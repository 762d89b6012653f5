import { useLingui } from "@lingui/react/macro";
import { useListRecentGamesQuery } from "@marquee/api-client";
import { clientType } from "@marquee/contract";
import { selectSession, useAppSelector, useLanguage } from "@marquee/runtime";
import { GameRow } from "./GameRow.tsx";

/** Continue playing: the member's last games, newest first (GM-15); nothing for a guest. */
export function RecentSection() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const isGuest = useAppSelector(selectSession) === null;
  const { data } = useListRecentGamesQuery({ clientType, language }, { skip: isGuest });
  if (isGuest || !data || data.list.length === 0) return null;
  return <GameRow title={t`Continue playing`} games={data.list} />;
}
