import { useLingui } from "@lingui/react/macro";
import { toBannersRequest, toImageUrl, useListAnnouncementsQuery } from "@marquee/api-client";
import { toHref } from "./toHref.ts";
import { homePaths } from "@marquee/contract";
import { paths, useBrand, useIsOn, useStatusQuery } from "@marquee/runtime";
import { Hero, type HeroSlide, Skeleton } from "@marquee/ui-kit";
import { useLocation } from "react-router";

/** The group of an address: an alias has that of the page that it shows. */
function toGroup(pathname: string): string {
  if (homePaths.some((path) => path === pathname)) return paths.index;
  return pathname === "/download" ? paths.down : pathname;
}

/** The banners of this page's group (BN-15..20); nothing where the group is empty. */
export function Banner() {
  const { t } = useLingui();
  const { merchantCode } = useBrand();
  const { pathname } = useLocation();
  const isOn = useIsOn("BANNER3");
  const { data, isLoading } = useListAnnouncementsQuery(toBannersRequest(merchantCode), { skip: !isOn });
  const hosts = useStatusQuery().data?.info.imageCDNs ?? [];
  const group = toGroup(pathname);
  if (!isOn) return null;
  // Home is drawn with its hero in place (performance.md "Paint first"); other pages may have none.
  if (isLoading) return group === "/" ? <Skeleton shape="hero" /> : null;
  const slides = (data?.banners ?? [])
    .filter(({ groupName }) => groupName === group)
    .map((banner): HeroSlide => ({
      key: banner.bannerId,
      image: toImageUrl(banner.url, hosts),
      ...(banner.phoneUrl === undefined ? {} : { phoneImage: toImageUrl(banner.phoneUrl, hosts) }),
      title: banner.title,
      href: toHref(banner, paths.byIframe),
    }));
  return slides.length > 0 ? <Hero label={t`Banners`} slides={slides} /> : null;
}
