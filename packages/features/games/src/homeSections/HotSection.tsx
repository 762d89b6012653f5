import { useLingui } from "@lingui/react/macro";
import { useListHotGamesQuery } from "@marquee/api-client";
import { paths } from "@marquee/runtime";
import { useHotRequest } from "../model/useHotRequest.ts";
import { GameRow } from "./GameRow.tsx";

/** Home's hot games (GM-16); the row goes away rather than stand empty. */
export function HotSection() {
  const { t } = useLingui();
  const { data, isError } = useListHotGamesQuery(useHotRequest());
  if (isError || data?.list.length === 0) return null;
  return <GameRow title={t`Hot games`} games={data?.list} href={paths.hot} />;
}
