import type { LanguageCode } from "@marquee/contract";
import { defaultLanguage } from "@marquee/contract";
import { useDesk } from "../frame/DeskContext.ts";

/** The languages of the merchant's site, and the one that is read where a text is missing in another. */
export function useSiteLanguages(): { readonly first: LanguageCode; readonly others: readonly LanguageCode[] } {
  const { merchant } = useDesk();
  const first = merchant.defaultLanguage ?? defaultLanguage;
  return { first, others: (merchant.languages ?? []).filter((code) => code !== first) };
}
