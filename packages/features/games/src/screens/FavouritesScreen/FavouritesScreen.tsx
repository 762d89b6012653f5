import { Trans, useLingui } from "@lingui/react/macro";
import { useListFavouriteGamesQuery } from "@marquee/api-client";
import { clientType, favouriteGameType, favouritePlatform } from "@marquee/contract";
import { loginPopupModal, modalOpened, paths, selectIsMember, useAppDispatch, useAppSelector } from "@marquee/runtime";
import { Button, EmptyState, Heading, Link, Pagination } from "@marquee/ui-kit";
import { useEffect } from "react";
import { GameWall } from "../../components/GameWall/GameWall.tsx";
import { useGameQuery } from "../../model/useGameQuery.ts";

/** The member's favourites, paged (GM-14); a guest is asked to log in. */
export function FavouritesScreen() {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const isMember = useAppSelector(selectIsMember);
  const { query, change } = useGameQuery();
  const { data, error, isFetching, refetch } = useListFavouriteGamesQuery(
    { clientType, platform: favouritePlatform, gameType: favouriteGameType, pageNo: query.page },
    { skip: !isMember },
  );
  // Whoever takes the last game off the last page has the page before it in front of him.
  const isBeyond = data !== undefined && data.totalPages > 0 && query.page > data.totalPages;
  useEffect(() => {
    if (isBeyond) change({ page: data.totalPages });
  });
  const login = (
    <Button look="primary" onClick={() => dispatch(modalOpened(loginPopupModal))}>
      <Trans>Log in</Trans>
    </Button>
  );
  const hot = (
    <Link look="primary" href={paths.hot}>
      <Trans>Hot games</Trans>
    </Link>
  );
  return (
    <>
      <Heading level={1}>
        <Trans>Favourites</Trans>
      </Heading>
      {isMember ? (
        <GameWall
          games={isBeyond ? undefined : data?.content}
          count={12}
          error={isFetching ? undefined : error}
          isBusy={isFetching}
          onRetry={() => void refetch()}
          empty={{
            title: t`No favourites yet`,
            hint: t`Press the heart on a game to keep it here.`,
            action: hot,
          }}
        />
      ) : (
        <EmptyState picture="locked" title={t`Log in to see your favourites`} action={login}>
          <Trans>The games you marked are kept in your account.</Trans>
        </EmptyState>
      )}
      {data && data.totalPages > 1 && (
        <Pagination
          page={Math.min(query.page, data.totalPages)}
          count={data.totalPages}
          onPage={(page) => change({ page })}
        />
      )}
    </>
  );
}
