import { type GamePageRequest, useListGamesQuery } from "@marquee/api-client";
import { pageSize } from "@marquee/contract";
import { Pagination } from "@marquee/ui-kit";
import { useRef } from "react";
import { GameWall } from "../GameWall/GameWall.tsx";
import { GameCount } from "./GameCount.tsx";
import { useEmptyList } from "./useEmptyList.tsx";

/** What a list of games is given, in either form. */
export type GameListProps = {
  readonly request: GamePageRequest;
  readonly onPage: (page: number) => void;
  readonly onClear: () => void;
};

/** A page of games with its pages below (GM-02, GM-03, GM-05). */
export function GamePages({ request, onPage, onClear }: GameListProps) {
  const empty = useEmptyList(request, onClear);
  const top = useRef<HTMLDivElement>(null);
  const { data, currentData, error, isFetching, refetch } = useListGamesQuery(request);
  const turn = (page: number): void => {
    onPage(page);
    top.current?.scrollIntoView({ block: "start" });
  };
  const fault = isFetching ? undefined : error;
  // What the last answer said stands until the next one; a refusal says nothing about how many there are.
  const last = currentData ?? (fault ? undefined : data);
  return (
    <>
      <div ref={top}>
        <GameCount total={last?.totalCount} />
      </div>
      <GameWall
        games={currentData?.games}
        count={pageSize}
        error={fault}
        isBusy={isFetching}
        onRetry={() => void refetch()}
        empty={empty}
      />
      {last && last.totalPages > 1 && (
        <Pagination page={Math.min(request.pageNo, last.totalPages)} count={last.totalPages} onPage={turn} />
      )}
    </>
  );
}
