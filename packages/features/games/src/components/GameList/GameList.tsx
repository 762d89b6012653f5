import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useListGamesQuery } from "@marquee/api-client";
import { type GameCategory, pageSize } from "@marquee/contract";
import { useBrand, useLanguage } from "@marquee/runtime";
import { Button, Pagination, Text } from "@marquee/ui-kit";
import { useRef } from "react";
import { type GameQuery, toListRequest } from "../../model/gameQuery.ts";
import { GameWall } from "../GameWall/GameWall.tsx";

type Props = {
  readonly query: GameQuery;
  /** All categories when null. */
  readonly category: GameCategory | null;
  readonly onPage: (page: number) => void;
  /** Takes search and filters away; offered where nothing was found. */
  readonly onClear: () => void;
};

/** A page of the catalogue with its pages below (GM-02, GM-03, GM-05). */
export function GameList({ query, category, onPage, onClear }: Props) {
  const { t } = useLingui();
  const { merchantCode: merchant } = useBrand();
  const { language } = useLanguage();
  const top = useRef<HTMLDivElement>(null);
  const request = toListRequest(query, category, { merchant, language });
  const { data, currentData, error, isFetching, refetch } = useListGamesQuery(request);
  const turn = (page: number): void => {
    onPage(page);
    top.current?.scrollIntoView({ block: "start" });
  };
  const fault = isFetching ? undefined : error;
  // What the last answer said stands until the next one; a refusal says nothing about how many there are.
  const last = currentData ?? (fault ? undefined : data);
  const total = last?.totalCount;
  const clear = (
    <Button look="primary" onClick={onClear}>
      <Trans>Show all games</Trans>
    </Button>
  );
  return (
    <>
      <div ref={top}>
        <Text size="small" tone="muted" role="status">
          {total !== undefined && <Plural value={total} one="# game" other="# games" />}
        </Text>
      </div>
      <GameWall
        games={currentData?.games}
        count={pageSize}
        error={fault}
        isBusy={isFetching}
        onRetry={() => void refetch()}
        empty={{ title: t`No game found`, hint: t`Try another name, or look at all games.`, action: clear }}
      />
      {last && last.totalPages > 1 && <Pagination page={Math.min(query.page, last.totalPages)} count={last.totalPages} onPage={turn} />}
    </>
  );
}
