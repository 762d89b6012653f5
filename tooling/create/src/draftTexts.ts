import { localeNames } from "@marquee/lingui/texts";
import { addText, toMessages, type Words } from "./addText.ts";
import type { Draft } from "./openDraft.ts";

/** Adds the texts of a source file to all message files of its folder. */
export function draftTexts(draft: Draft, folder: string, texts: readonly Words[], source: string, mark = ""): void {
  for (const locale of new Set(Object.values(localeNames))) {
    const messages = `${folder}/locales/${locale}.po`;
    if (!draft.has(messages)) draft.add(messages, toMessages(locale, new Date()));
    for (const words of texts) draft.edit(messages, (before) => addText(before, locale, words, source, mark));
  }
}
