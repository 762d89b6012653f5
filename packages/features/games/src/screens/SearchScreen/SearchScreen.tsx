import { Trans, useLingui } from "@lingui/react/macro";
import { CategoryRail, Heading, SearchBox } from "@marquee/ui-kit";
import { GameList } from "../../components/GameList/GameList.tsx";
import { useGameQuery } from "../../model/useGameQuery.ts";
import { useRail } from "../../model/useRail.ts";

/** A search over all categories (GM-05). */
export function SearchScreen() {
  const { t } = useLingui();
  const { query, change, clear } = useGameQuery();
  const rail = useRail();
  return (
    <>
      <Heading level={1}>
        <Trans>Search games</Trans>
      </Heading>
      <CategoryRail label={t`Game categories`} items={rail} />
      <SearchBox
        label={t`Search games`}
        value={query.search}
        onSearch={(search) => search !== query.search && change({ search })}
      />
      <GameList query={query} category={null} onPage={(page) => change({ page })} onClear={clear} />
    </>
  );
}
