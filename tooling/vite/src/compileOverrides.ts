import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createCompiledCatalog } from "@lingui/cli/api";
import { formatter } from "@lingui/format-po";
import type { LanguageCode } from "@marquee/contract";
import { catalogueNames } from "@marquee/lingui/catalogues";

const format = formatter({ lineNumbers: false, origins: false });

/** The texts a brand changes in one language, by message id; an empty text changes nothing. */
async function readTexts(file: string, locale: string): Promise<Record<string, string>> {
  const entries = await format.parse(readFileSync(file, "utf8"), { locale, sourceLocale: "en", filename: file });
  return Object.fromEntries(Object.entries(entries).flatMap(([id, entry]) => (entry.translation ? [[id, entry.translation]] : [])));
}

/**
 * Writes `overrides.<LANG>.json` for each enabled language in which the brand changes a text: compiled once, laid over the
 * engine's texts at run time. Answers those languages.
 */
export async function compileOverrides(folder: string, target: string, languages: readonly LanguageCode[]): Promise<LanguageCode[]> {
  const changed: LanguageCode[] = [];
  for (const language of languages) {
    const locale = catalogueNames[language];
    const file = join(folder, `${locale}.po`);
    const texts = existsSync(file) ? await readTexts(file, locale) : {};
    if (Object.keys(texts).length === 0) continue;
    changed.push(language);
    const { source, errors } = createCompiledCatalog(locale, texts, { namespace: "json" });
    if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ id }) => id).join(", ")} cannot be compiled`);
    writeFileSync(join(target, `overrides.${language}.json`), source);
  }
  return changed;
}
