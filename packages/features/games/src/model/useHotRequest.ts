import { type HotGamesRequest, hotPlatform, isPlatform } from "@marquee/contract";
import { useBrand, useLanguage } from "@marquee/runtime";

/** What the hot games' call asks (EN-21). */
export function useHotRequest(): HotGamesRequest {
  const { merchantCode } = useBrand();
  const { language } = useLanguage();
  return { merchantCode, isPlatform, vassalage: "", platform: hotPlatform, language };
}
