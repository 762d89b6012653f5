import { readFileSync } from "node:fs";
import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { type LanguageCode, languages } from "@marquee/contract";

/** Texts in every language from a file that `pnpm --filter @marquee/lingui extract` makes of catalogues. */
export function loadMessages(file: URL): (language: LanguageCode) => I18n {
  const compiled: Readonly<Record<LanguageCode, Messages>> = JSON.parse(readFileSync(file, "utf8"));
  const active = new Map<LanguageCode, I18n>();
  return (language) => {
    const known = active.get(language);
    if (known !== undefined) return known;
    const locale = languages.find(({ code }) => code === language)?.tag ?? "en";
    const made = setupI18n({ locale, messages: { [locale]: compiled[language] } });
    active.set(language, made);
    return made;
  };
}
