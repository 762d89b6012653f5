import { toBannersRequest, toImageUrl, useListAnnouncementsQuery } from "@marquee/api-client";
import { type Banner, type BannerVariant, chooseVariant } from "@marquee/contract";
import type { HeroSlide } from "@marquee/ui-kit";
import { useIsOn } from "../access/GatesContext.ts";
import { useBrand } from "../brand/AppContext.ts";
import { useAppStore } from "../createStore.ts";
import { paths } from "../routing/paths.ts";
import { useStatusQuery } from "../startup/statusQuery.ts";
import { getBannerVisit } from "./bannerVisit.ts";
import { toHref } from "./toHref.ts";

/** Few visits see what is compared. */
const loadCounting = () => import("./countBanner.ts");

/** Of the pictures that are compared the one that this visitor sees. */
const toOwnVariant = ({ bannerId, variants = [] }: Banner): BannerVariant | undefined =>
  variants.length === 0 ? undefined : variants[chooseVariant(getBannerVisit(), bannerId, variants.length)];

/** The banners of one group as slides (BN-15..20), none where BANNER3 is off or the group is empty; `isLoading` until they are known. */
export function useBanners(group: string): { readonly slides: readonly HeroSlide[]; readonly isLoading: boolean } {
  const { merchantCode } = useBrand();
  const isOn = useIsOn("BANNER3");
  const { data, isLoading } = useListAnnouncementsQuery(toBannersRequest(merchantCode), { skip: !isOn });
  const hosts = useStatusQuery().data?.info.imageCDNs ?? [];
  const store = useAppStore();
  // Only what is compared is counted, and a press only where it leads somewhere.
  const toCounter = ({ bannerId, ticket }: Banner, variant: BannerVariant | undefined): Partial<HeroSlide> => {
    if (variant === undefined || ticket === undefined) return {};
    const count = (kind: "VIEW" | "CLICK") =>
      void loadCounting().then(({ countBanner }) =>
        countBanner(store, { bannerId, variant: variant.variant, ticket, kind }),
      );
    return { onSeen: () => count("VIEW"), onPress: () => count("CLICK") };
  };
  const toSlide = (banner: Banner): HeroSlide => {
    const variant = toOwnVariant(banner);
    const { url, phoneUrl } = variant ?? banner;
    const href = toHref(banner, paths.byIframe);
    return {
      key: banner.bannerId,
      image: toImageUrl(url, hosts),
      ...(phoneUrl === undefined ? {} : { phoneImage: toImageUrl(phoneUrl, hosts) }),
      title: banner.title,
      href,
      ...toCounter(banner, variant),
      ...(href === undefined ? { onPress: undefined } : {}),
    };
  };
  const banners = isOn ? (data?.banners ?? []) : [];
  return { slides: banners.filter(({ groupName }) => groupName === group).map(toSlide), isLoading: isOn && isLoading };
}
