import { useLingui } from "@lingui/react/macro";
import { paths, useGates } from "@marquee/runtime";
import { type CategoryRailItem, HotIcon } from "@marquee/ui-kit";
import { useLocation } from "react-router";
import { categoryLooks } from "./categoryLooks.ts";
import { useLanes } from "./useLanes.ts";

/** The rail of categories with the number of their games (ui.md requirement 7). */
export function useRail(): readonly CategoryRailItem[] {
  const { t, i18n } = useLingui();
  const { pathname } = useLocation();
  const gates = useGates();
  const { lanes } = useLanes();
  const hot = gates.has("LOBBYHOT3")
    ? [{ key: "hot", href: paths.hot, label: t`Hot games`, icon: HotIcon, current: pathname === paths.hot }]
    : [];
  const categories = lanes.map(({ category, path, cards }): CategoryRailItem => {
    const count = cards.reduce((sum, { gameCount }) => sum + gameCount, 0);
    const { label, icon } = categoryLooks[category];
    return { key: category, href: path, label: t(label), icon, count: i18n.number(count), current: pathname === path };
  });
  return [...hot, ...categories];
}
