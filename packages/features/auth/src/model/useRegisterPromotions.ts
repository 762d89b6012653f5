import { toImageUrl, useListPromotionPagesQuery } from "@marquee/api-client";
import { newPlayerCategory } from "@marquee/contract";
import { paths, useIsOn, useStatusQuery } from "@marquee/runtime";
import type { HeroSlide } from "@marquee/ui-kit";

/** The promotions for new players as slides beside the registration (RG-09); a press opens the promotion (RG-11). */
export function useRegisterPromotions(onPress: () => void): readonly HeroSlide[] {
  const isOn = useIsOn("PROMO3");
  const hosts = useStatusQuery().data?.info.imageCDNs ?? [];
  const { data } = useListPromotionPagesQuery({ category: newPlayerCategory }, { skip: !isOn });
  return (isOn ? (data?.list ?? []) : [])
    .filter(({ categories }) => categories.includes(newPlayerCategory))
    .map(({ id, title, picture, phonePicture }) => ({
      key: id,
      image: toImageUrl(picture, hosts),
      ...(phonePicture === null ? {} : { phoneImage: toImageUrl(phonePicture, hosts) }),
      title,
      href: `${paths.promotions}?${new URLSearchParams({ id })}`,
      onPress,
    }));
}
