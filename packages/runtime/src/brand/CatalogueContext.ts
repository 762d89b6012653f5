import { useLingui } from "@lingui/react";
import type { LanguageCode } from "@marquee/contract";
import { type CatalogueSource, toLanguageTag } from "@marquee/i18n";
import { createContext, use, useCallback } from "react";
import { useAppDispatch, useAppSelector } from "../createStore.ts";
import { changeLanguage } from "../preferences/changeLanguage.ts";
import { selectLanguage } from "../preferences/preferencesSlice.ts";

/** Carries where texts come from; null outside of an app. */
export const CatalogueContext = createContext<CatalogueSource | null>(null);

/** The page's language, its BCP-47 tag, and how to change it. @throws outside of an app */
export function useLanguage() {
  const { i18n } = useLingui();
  const source = use(CatalogueContext);
  if (!source) throw new Error("useLanguage stands outside of an app");
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  const setLanguage = useCallback(
    (next: LanguageCode): Promise<void> => dispatch(changeLanguage(i18n, next, source)),
    [dispatch, i18n, source],
  );
  return { language, tag: toLanguageTag(language, source.tags), setLanguage };
}
