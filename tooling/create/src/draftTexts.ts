import { catalogueNames } from "@marquee/lingui/catalogues";
import { addText, toCatalogue, type Words } from "./addText.ts";
import type { Draft } from "./openDraft.ts";

/** Enters the texts of a source in every catalogue of its feature. */
export function draftTexts(draft: Draft, folder: string, texts: readonly Words[], source: string): void {
  for (const locale of new Set(Object.values(catalogueNames))) {
    const catalogue = `${folder}/locales/${locale}.po`;
    if (!draft.has(catalogue)) draft.add(catalogue, toCatalogue(locale, new Date()));
    for (const words of texts) draft.edit(catalogue, (before) => addText(before, locale, words, source));
  }
}
