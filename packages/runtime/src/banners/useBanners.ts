import { toBannersRequest, toImageUrl, useListAnnouncementsQuery } from "@marquee/api-client";
import type { HeroSlide } from "@marquee/ui-kit";
import { useIsOn } from "../access/GatesContext.ts";
import { useBrand } from "../brand/AppContext.ts";
import { paths } from "../routing/paths.ts";
import { useStatusQuery } from "../startup/statusQuery.ts";
import { toHref } from "./toHref.ts";

/** The banners of one group as slides (BN-15..20), none where BANNER3 is off or the group is empty; `isLoading` until they are known. */
export function useBanners(group: string): { readonly slides: readonly HeroSlide[]; readonly isLoading: boolean } {
  const { merchantCode } = useBrand();
  const isOn = useIsOn("BANNER3");
  const { data, isLoading } = useListAnnouncementsQuery(toBannersRequest(merchantCode), { skip: !isOn });
  const hosts = useStatusQuery().data?.info.imageCDNs ?? [];
  const banners = isOn ? (data?.banners ?? []).filter(({ groupName }) => groupName === group) : [];
  const slides = banners.map((banner): HeroSlide => ({
    key: banner.bannerId,
    image: toImageUrl(banner.url, hosts),
    ...(banner.phoneUrl === undefined ? {} : { phoneImage: toImageUrl(banner.phoneUrl, hosts) }),
    title: banner.title,
    href: toHref(banner, paths.byIframe),
  }));
  return { slides, isLoading: isOn && isLoading };
}
