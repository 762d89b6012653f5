import { homePaths } from "@marquee/contract";
import { type FeatureModule, type MenuItem, useApp } from "@marquee/runtime";
import type { SideMenuItem } from "@marquee/ui-kit";
import { useLocation } from "react-router";

const none = (): readonly MenuItem[] => [];

/** A feature's entries as they are now. */
const useEntries = ({ useMenuItems = none }: FeatureModule): readonly MenuItem[] => useMenuItems();

const isHome = (path: string): boolean => homePaths.some((home) => home === path);

type Menu = {
  readonly groups: readonly (readonly SideMenuItem[])[];
  /** Whether more entries come, after those that are there. */
  readonly isComing: boolean;
};

/** The side menu's groups: every feature's entries in their order (SM-04), the page that is open marked. */
export function useMenu(): Menu {
  const { features } = useApp();
  const { pathname } = useLocation();
  // The list of features never changes while the page lives, so their hooks keep their order.
  const entries = features.flatMap(useEntries).toSorted((a, b) => a.order - b.order);
  const coming = entries.find(({ isComing }) => isComing);
  const items = coming ? entries.filter(({ group, order }) => group === coming.group && order < coming.order) : entries;
  const toGroup = (group: MenuItem["group"]): SideMenuItem[] =>
    items
      .filter((item) => item.group === group)
      .map(({ id, label, icon, to, onPress, count }) => {
        const current = to === pathname || (to === "/" && isHome(pathname));
        return { key: id, label, icon, href: to, onPress, current, count };
      });
  return {
    groups: [toGroup("main"), toGroup("service"), toGroup("links")].filter((group) => group.length > 0),
    isComing: coming !== undefined,
  };
}
