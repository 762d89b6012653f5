import { Trans, useLingui } from "@lingui/react/macro";
import { useListHotGamesQuery } from "@marquee/api-client";
import { CategoryRail, Heading } from "@marquee/ui-kit";
import { GameWall } from "../../components/GameWall/GameWall.tsx";
import { useHotRequest } from "../../model/useHotRequest.ts";
import { useRail } from "../../model/useRail.ts";

/** The hot games of all categories (RT-16, GM-16). */
export function HotScreen() {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useListHotGamesQuery(useHotRequest());
  const rail = useRail();
  return (
    <>
      <Heading level={1}>
        <Trans>Hot games</Trans>
      </Heading>
      <CategoryRail label={t`Game categories`} items={rail} />
      <GameWall
        games={data?.list}
        count={21}
        error={isFetching ? undefined : error}
        isBusy={isFetching}
        onRetry={() => void refetch()}
        empty={{ title: t`No hot games at the moment`, hint: t`Try a category instead.` }}
      />
    </>
  );
}
