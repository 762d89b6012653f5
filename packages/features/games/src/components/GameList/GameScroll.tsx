import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useListGamePagesInfiniteQuery } from "@marquee/api-client";
import { type Game, pageSize } from "@marquee/contract";
import { toErrorText } from "@marquee/i18n";
import { Button, InfiniteGrid } from "@marquee/ui-kit";
import { useCallback, useMemo } from "react";
import { styled } from "styled-components";
import { toGames } from "../../model/toGames.ts";
import { eagerCards, GameStates } from "../GameWall/GameStates.tsx";
import { GameTile } from "../GameTile/GameTile.tsx";
import { GameCount } from "./GameCount.tsx";
import type { GameListProps } from "./GamePages.tsx";
import { useEmptyList } from "./useEmptyList.tsx";

/** Pages that come by scrolling alone before a button asks: the page's foot, with its help, must be within reach. */
const pagesByScroll = 5;

const Start = styled.div`justify-self: start;`;

const toKey = ({ nodeId }: Game): string => nodeId;
const renderGame = (game: Game, place: number) => <GameTile game={game} eager={place < eagerCards} />;

/** The games as one wall: its end asks for the next page (GM-10). A page's address begins at that page. */
export function GameScroll({ request, onPage, onClear }: GameListProps) {
  const { t, i18n } = useLingui();
  const empty = useEmptyList(request, onClear);
  const { data, currentData, error, isFetching, hasNextPage, fetchNextPage, refetch } = useListGamePagesInfiniteQuery(
    request,
    { refetchOnMountOrArgChange: 60 },
  );
  const pages = currentData?.pages;
  const games = useMemo(() => pages && toGames(pages), [pages]);
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const fault = isFetching ? undefined : error;
  const last = currentData ?? (fault ? undefined : data);
  const failed = fault === undefined ? undefined : toErrorText(i18n, isApiError(fault) ? fault.code : "unknown");
  return (
    <>
      <GameCount total={last?.pages.at(-1)?.totalCount} />
      {request.pageNo > 1 && (
        <Start>
          <Button onClick={() => onPage(1)}>
            <Trans>Show from the first game</Trans>
          </Button>
        </Start>
      )}
      <GameStates
        games={games}
        count={pageSize}
        error={fault}
        isBusy={isFetching}
        onRetry={() => void refetch()}
        empty={empty}
      >
        {(shown) => (
          <InfiniteGrid
            label={t`Games`}
            items={shown}
            toKey={toKey}
            renderItem={renderGame}
            hasMore={hasNextPage}
            busy={isFetching}
            failed={failed}
            byHand={(pages?.length ?? 0) % pagesByScroll === 0}
            onMore={more}
          />
        )}
      </GameStates>
    </>
  );
}
