import { useLingui } from "@lingui/react/macro";
import { useListGamesQuery } from "@marquee/api-client";
import type { GameCategory } from "@marquee/contract";
import { useBrand, useLanguage } from "@marquee/runtime";
import { styled } from "styled-components";
import { RowFault } from "./RowFault.tsx";
import { categoryLooks } from "../model/categoryLooks.ts";
import { toGameQuery, toListRequest } from "../model/gameQuery.ts";
import { useLanes } from "../model/useLanes.ts";
import { GameRow } from "./GameRow.tsx";

const firstPage = toGameQuery(new URLSearchParams());

function LaneRow({ category, path }: { readonly category: GameCategory; readonly path: string }) {
  const { t } = useLingui();
  const { merchantCode: merchant } = useBrand();
  const { language } = useLanguage();
  const { data, error, isFetching, refetch } = useListGamesQuery({
    ...toListRequest(firstPage, category, { merchant, language }),
    pageSize: 14,
  });
  if (error !== undefined && data === undefined)
    return <RowFault error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  return <GameRow title={t(categoryLooks[category].label)} games={data?.games} href={path} />;
}

// How many rows will stand here is not known yet: what follows waits, and is not pushed away by them.
const Held = styled.div`
  && ~ * { display: none; }
`;

/** One row of games for each category with vendors. */
export function LanesSection() {
  const { lanes, isLoading, data, error, isFetching, refetch } = useLanes();
  if (error !== undefined && data === undefined)
    return <RowFault error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  if (isLoading)
    return (
      <Held>
        <GameRow title={undefined} games={undefined} />
      </Held>
    );
  return lanes.map(({ category, path }) => <LaneRow key={category} category={category} path={path} />);
}
