import { useLingui } from "@lingui/react/macro";
import { homePaths } from "@marquee/contract";
import { paths, useBanners } from "@marquee/runtime";
import { Hero, Skeleton } from "@marquee/ui-kit";
import { useLocation } from "react-router";

/** The group of an address: an alias has that of the page that it shows. */
function toGroup(pathname: string): string {
  if (homePaths.some((path) => path === pathname)) return paths.index;
  return pathname === "/download" ? paths.down : pathname;
}

/** The banners of this page's group (BN-15..20); nothing where the group is empty. */
export function Banner() {
  const { t } = useLingui();
  const group = toGroup(useLocation().pathname);
  const { slides, isLoading } = useBanners(group);
  // Home is drawn with its hero in place (performance.md "Paint first"); other pages may have none.
  if (isLoading) return group === paths.index ? <Skeleton shape="hero" /> : null;
  return slides.length > 0 ? <Hero label={t`Banners`} slides={slides} /> : null;
}
