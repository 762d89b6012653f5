import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { type LanguageCode, languages } from "@marquee/contract";

/**
 * The two halves of a language's texts: what a first page shows, and the rest, which comes with the first screen, modal or
 * panel that is opened (performance.md B1).
 */
export type TextPart = "first" | "rest";

/** Where a language's texts come from: two chunks of the engine, and what the brand's layer changes in them. */
export type MessageSource = {
  /** Loads the engine's texts for a language; rejects when the chunk does not come. */
  readonly loadMessages: (language: LanguageCode, part: TextPart) => Promise<Messages>;
  /** Loads the brand's own texts; they win over the engine's and are applied after every load. */
  readonly loadOverrides: (language: LanguageCode) => Promise<Messages>;
  /** BCP-47 tags that a brand sets itself (decision Q-8). */
  readonly tags: Readonly<Partial<Record<LanguageCode, string>>>;
};

/** The page's texts. */
export type Texts = {
  readonly i18n: I18n;
  readonly toTag: (language: LanguageCode) => string;
  /**
   * Makes a language the active one: loads its texts, lays the brand's over them, tells Lingui, and sets `lang` and
   * `dir` of the document. The page keeps its former language when the texts do not come (LT-04).
   * @throws what {@link MessageSource.loadMessages} rejects with
   */
  readonly activate: (language: LanguageCode) => Promise<void>;
  /** Loads the rest of the active language's texts, and of every language activated later. */
  readonly complete: () => Promise<void>;
};

/** The BCP-47 tag of a language at this brand. */
export function toLanguageTag(language: LanguageCode, tags: MessageSource["tags"] = {}): string {
  return tags[language] ?? languages.find(({ code }) => code === language)?.tag ?? "en";
}

/** Texts with no active language: nothing can be shown until {@link Texts.activate} has run. */
export function createTexts(source: MessageSource): Texts {
  const i18n = setupI18n();
  const whole = new Set<LanguageCode>();
  const overridesOf = new Map<LanguageCode, Promise<Messages>>();
  let active: LanguageCode | null = null;
  let needsRest = false;
  const toTag = (language: LanguageCode): string => toLanguageTag(language, source.tags);

  function loadOverrides(language: LanguageCode): Promise<Messages> {
    const known = overridesOf.get(language) ?? source.loadOverrides(language);
    overridesOf.set(language, known);
    return known;
  }
  async function load(language: LanguageCode, parts: readonly TextPart[]): Promise<void> {
    const [overrides, ...messages] = await Promise.all([
      loadOverrides(language),
      ...parts.map((part) => source.loadMessages(language, part)),
    ]);
    i18n.load(toTag(language), Object.assign({}, ...messages, overrides));
    if (parts.includes("rest")) whole.add(language);
  }
  async function complete(): Promise<void> {
    needsRest = true;
    if (active !== null && !whole.has(active)) await load(active, ["rest"]);
  }
  async function activate(language: LanguageCode): Promise<void> {
    await load(language, needsRest ? ["first", "rest"] : ["first"]);
    active = language;
    // A screen may have requested the rest while the first half was loading.
    if (needsRest) await complete();
    i18n.activate(toTag(language));
    document.documentElement.lang = toTag(language);
    document.documentElement.dir = languages.find(({ code }) => code === language)?.direction ?? "ltr";
  }
  return { i18n, toTag, activate, complete };
}
