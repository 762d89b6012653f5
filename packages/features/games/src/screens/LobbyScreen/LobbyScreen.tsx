import { useLingui } from "@lingui/react/macro";
import { useGetGameMenusQuery } from "@marquee/api-client";
import { gameCategories } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { useLanguage } from "@marquee/runtime";
import { CategoryRail, Heading } from "@marquee/ui-kit";
import { useLocation } from "react-router";
import { styled } from "styled-components";
import { ClassFilter } from "../../components/ClassFilter/ClassFilter.tsx";
import { GameList } from "../../components/GameList/GameList.tsx";
import { SearchBox } from "../../components/SearchBox/SearchBox.tsx";
import { VendorFilter } from "../../components/VendorFilter/VendorFilter.tsx";
import { categoryLooks } from "../../model/categoryLooks.ts";
import { useGameQuery } from "../../model/useGameQuery.ts";
import { useLanes } from "../../model/useLanes.ts";
import { useRail } from "../../model/useRail.ts";

const Tools = styled.div`
  display: grid;
  gap: ${token("space.12")};
`;

/** The lobby of one category (RT-08, RT-14): its vendors, its classes, a search, and a page of games. */
export function LobbyScreen() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { language } = useLanguage();
  const { query, change, clear } = useGameQuery();
  const { lanes } = useLanes();
  const rail = useRail();
  const { data: menus } = useGetGameMenusQuery({ language });
  const category = gameCategories.find(({ path }) => path === pathname)?.category ?? "RNG";
  const vendors = lanes.find((lane) => lane.category === category)?.cards ?? [];
  const byVendor = menus?.content[category] ?? {};
  const classes = [...new Set(query.vendor === "" ? Object.values(byVendor).flat() : byVendor[query.vendor])].toSorted();
  return (
    <>
      <Heading level={1}>{t(categoryLooks[category].label)}</Heading>
      <CategoryRail label={t`Game categories`} items={rail} />
      <Tools>
        <SearchBox key={category} value={query.search} onSearch={(search) => search !== query.search && change({ search })} />
        <VendorFilter vendors={vendors} selected={query.vendor} onSelect={(vendor) => change({ vendor, classify: "" })} />
        <ClassFilter classes={classes} selected={query.classify} onSelect={(classify) => change({ classify })} />
      </Tools>
      <GameList query={query} category={category} onPage={(page) => change({ page })} onClear={clear} />
    </>
  );
}
