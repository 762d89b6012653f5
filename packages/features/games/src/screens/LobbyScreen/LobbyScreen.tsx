import { useLingui } from "@lingui/react/macro";
import { useGetGameMenusQuery } from "@marquee/api-client";
import { gameCategories, toPagePath } from "@marquee/contract";
import { from, token } from "@marquee/design-tokens";
import { useKeptMounted, useLanguage } from "@marquee/runtime";
import { CategoryRail, Heading, SearchBox } from "@marquee/ui-kit";
import { Navigate, useLocation } from "react-router";
import { styled } from "styled-components";
import { ClassFilter } from "../../components/ClassFilter/ClassFilter.tsx";
import { CollectionRows } from "../../components/CollectionRows/CollectionRows.tsx";
import { GameList } from "../../components/GameList/GameList.tsx";
import { VendorFilter } from "../../components/VendorFilter/VendorFilter.tsx";
import { categoryLooks } from "../../model/categoryLooks.ts";
import { useGameQuery } from "../../model/useGameQuery.ts";
import { useLanes } from "../../model/useLanes.ts";
import { useRail } from "../../model/useRail.ts";

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("space.12")};
  > h1 { flex: 1 1 100%; }
  > form { flex: 1 1 160px; min-inline-size: 0; }
  @media ${from("tablet")} {
    > h1 { flex: 1 1 auto; }
    > form { flex: 0 1 320px; }
  }
`;

// How many lines the vendors take is not known before they are there: on a wide screen the games wait, and are not pushed away by them.
const Games = styled.div`
  display: contents;
  @media ${from("desktop")} { &[data-held] { display: none; } }
`;

/**
 * The lobby of one category (RT-08, RT-14, SM-05), which its address names: its vendors, its classes, a search, and a page of games. A
 * category without vendors has none (RT-28); one that loses its last vendor while it is shown stays.
 */
export function LobbyScreen() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { language } = useLanguage();
  const { query, change, clear } = useGameQuery();
  const { data: vendorLanes, lanes, isLoading } = useLanes();
  const rail = useRail();
  const { data: menus } = useGetGameMenusQuery({ language });
  const category = gameCategories.find(({ path }) => path === toPagePath(pathname))?.category ?? "RNG";
  const isThere = useKeptMounted(lanes.some(({ path }) => path === toPagePath(pathname)));
  const vendors = lanes.find((lane) => lane.category === category)?.cards ?? [];
  const byVendor = menus?.content[category] ?? {};
  const classes =
    menus && [...new Set(query.vendor === "" ? Object.values(byVendor).flat() : byVendor[query.vendor])].toSorted();
  const isWhole = query.vendor === "" && query.classify === "" && query.search === "" && query.page === 1;
  if (!isThere && vendorLanes !== undefined) return <Navigate to="/not-found" replace />;
  return (
    <>
      <Head>
        <Heading level={1}>{t(categoryLooks[category].label)}</Heading>
        <SearchBox
          key={category}
          label={t`Search games`}
          value={query.search}
          onSearch={(search) => search !== query.search && change({ search })}
        />
        <ClassFilter classes={classes} selected={query.classify} onSelect={(classify) => change({ classify })} />
      </Head>
      <CategoryRail label={t`Game categories`} items={rail} />
      <VendorFilter vendors={vendors} selected={query.vendor} onSelect={(vendor) => change({ vendor, classify: "" })} />
      {isWhole && <CollectionRows place={category} />}
      <Games data-held={isLoading || undefined}>
        <GameList query={query} category={category} onPage={(page) => change({ page })} onClear={clear} />
      </Games>
    </>
  );
}
