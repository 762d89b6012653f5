import type { PromotionNames } from "@marquee/contract";
import { useLanguage } from "@marquee/runtime";

/** What a promotion is called in the page's language; in English where it has no name there. */
export function usePromotionName(): (names: PromotionNames) => string {
  const { language } = useLanguage();
  return (names) => names[language] ?? names.EN;
}
