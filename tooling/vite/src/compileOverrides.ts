import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { LanguageCode } from "@marquee/contract";
import { localeNames } from "@marquee/lingui/texts";

/** The texts a brand changes in one language, by message id; an empty text changes nothing. */
async function readTexts(file: string, locale: string): Promise<Record<string, string>> {
  const { formatter } = await import("@lingui/format-po");
  const format = formatter({ lineNumbers: false, origins: false });
  const entries = await format.parse(readFileSync(file, "utf8"), { locale, sourceLocale: "en", filename: file });
  return Object.fromEntries(
    Object.entries(entries).flatMap(([id, entry]) => (entry.translation ? [[id, entry.translation]] : [])),
  );
}

/**
 * The texts that a brand changes, compiled once and laid over the engine's at run time: one text of JSON for each enabled
 * language in which there are any. @throws naming the file and the messages that cannot be compiled
 */
export async function compileOverrides(
  folder: string,
  enabled: readonly LanguageCode[],
): Promise<ReadonlyMap<LanguageCode, string>> {
  const overrides = new Map<LanguageCode, string>();
  for (const language of enabled) {
    const locale = localeNames[language];
    const file = join(folder, `${locale}.po`);
    const texts = existsSync(file) ? await readTexts(file, locale) : {};
    if (Object.keys(texts).length === 0) continue;
    // Imported only when a brand has texts: loading the compiler takes a third of a second, and most brands have none.
    const { createCompiledCatalog } = await import("@lingui/cli/api");
    const { source, errors } = createCompiledCatalog(locale, texts, { namespace: "json" });
    if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ id }) => id).join(", ")} cannot be compiled`);
    overrides.set(language, source);
  }
  return overrides;
}
