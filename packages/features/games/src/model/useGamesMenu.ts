import { useLingui } from "@lingui/react/macro";
import { type MenuItem, paths, selectIsMember, useAppSelector, useGates } from "@marquee/runtime";
import { FavouriteIcon, HotIcon } from "@marquee/ui-kit";
import { categoryLooks } from "./categoryLooks.ts";
import { useLanes } from "./useLanes.ts";

/** Hot games, one entry per category that has vendors, and the member's favourites (SM-02..06). */
export function useGamesMenu(): readonly MenuItem[] {
  const { t } = useLingui();
  const gates = useGates();
  const isMember = useAppSelector(selectIsMember);
  const { lanes, isLoading } = useLanes();
  const hot: MenuItem[] = gates.has("LOBBYHOT3")
    ? [{ id: "hot", order: 10, group: "main", label: t`Hot games`, icon: HotIcon, to: paths.hot }]
    : [];
  const favourites: MenuItem[] =
    gates.has("LOBBYFAV3") && isMember
      ? [
          {
            id: "favourites",
            order: 40,
            group: "main",
            label: t`Favourites`,
            icon: FavouriteIcon,
            to: paths.favourites,
          },
        ]
      : [];
  // LOTT and ELOTT are one entry "Lottery" (decision Q-3).
  const seen = new Set<string>();
  const categories = lanes.flatMap(({ category, path }, index): MenuItem[] => {
    if (seen.has(path)) return [];
    seen.add(path);
    const { label, icon } = categoryLooks[category];
    return [{ id: category, order: 20 + index / 100, group: "main", label: t(label), icon, to: path }];
  });
  const coming: MenuItem[] = isLoading
    ? [{ id: "", order: 20, group: "main", label: "", icon: HotIcon, isComing: true }]
    : [];
  return [...hot, ...coming, ...categories, ...favourites];
}
