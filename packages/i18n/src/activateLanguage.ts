import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { type LanguageCode, languages } from "@marquee/contract";

/** Where a language's texts come from: one chunk of the engine, and what the brand's layer changes in it. */
export type CatalogueSource = {
  /** Loads the engine's texts for a language; rejects when the chunk does not come. */
  readonly loadMessages: (language: LanguageCode) => Promise<Messages>;
  /** Loads the brand's own texts; they win over the engine's and are applied after every load. */
  readonly loadOverrides: (language: LanguageCode) => Promise<Messages>;
  /** BCP-47 tags that a brand sets itself (decision Q-8). */
  readonly tags: Readonly<Partial<Record<LanguageCode, string>>>;
};

/** The BCP-47 tag of a language at this brand. */
export function toLanguageTag(language: LanguageCode, tags: CatalogueSource["tags"] = {}): string {
  return tags[language] ?? languages.find(({ code }) => code === language)?.tag ?? "en";
}

/**
 * Makes a language the active one: loads its texts, lays the brand's over them, tells Lingui, and sets `lang` and
 * `dir` of the document. The page keeps its former language when the texts do not come (LT-04).
 * @throws what {@link CatalogueSource.loadMessages} rejects with
 */
export async function activateLanguage(i18n: I18n, language: LanguageCode, source: CatalogueSource): Promise<void> {
  const [messages, overrides] = await Promise.all([source.loadMessages(language), source.loadOverrides(language)]);
  const tag = toLanguageTag(language, source.tags);
  i18n.loadAndActivate({ locale: tag, messages: { ...messages, ...overrides } });
  document.documentElement.lang = tag;
  document.documentElement.dir = languages.find(({ code }) => code === language)?.direction ?? "ltr";
}

/** An empty Lingui instance: nothing is active until {@link activateLanguage} has run. */
export function createI18n(): I18n {
  return setupI18n();
}
