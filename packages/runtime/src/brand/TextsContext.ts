import type { LanguageCode } from "@marquee/contract";
import type { Texts } from "@marquee/i18n";
import { createContext, use, useCallback } from "react";
import { useAppDispatch, useAppSelector } from "../createStore.ts";
import { selectLanguage } from "../preferences/preferencesSlice.ts";

/** Carries the page's texts; null outside of an app. */
export const TextsContext = createContext<Texts | null>(null);

/** The page's texts. @throws outside of an app */
export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (!texts) throw new Error("useTexts stands outside of an app");
  return texts;
}

/** The page's language, its BCP-47 tag, and how to change it. @throws outside of an app */
export function useLanguage() {
  const texts = useTexts();
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  const setLanguage = useCallback(
    async (next: LanguageCode): Promise<void> => {
      const { changeLanguage } = await import("../preferences/changeLanguage.ts");
      await dispatch(changeLanguage(texts, next));
    },
    [dispatch, texts],
  );
  return { language, tag: texts.toTag(language), setLanguage };
}
