import { type I18n, setupI18n } from "@lingui/core";
import { type DeskLanguage, keepLanguage } from "./preferences.ts";

/** The page's texts. */
export const i18n: I18n = setupI18n();

const catalogues = {
  en: () => import("../../locales/en.po"),
  vi: () => import("../../locales/vi.po"),
} as const;

/** Loads a language and makes it the page's; the former one stays when its texts do not come. */
export async function activateLanguage(language: DeskLanguage): Promise<void> {
  const { messages } = await catalogues[language]();
  i18n.loadAndActivate({ locale: language, messages });
  document.documentElement.lang = language;
  keepLanguage(language);
}
