import { foldText } from "@marquee/contract";

/** The words that a visitor searches for, as texts are folded; empty where there is nothing to search for. */
export const toSearchWords = (words: string): readonly string[] =>
  foldText(words)
    .split(/\s+/)
    .filter((word) => word !== "");

/** The pieces of a folded word that the index has of a text in which it stands (`set_document_grams`): of three letters, or the whole word. */
export function toGrams(word: string): string[] {
  const letters = [...word];
  if (letters.length <= 3) return [word];
  return letters.slice(2).map((letter, index) => `${letters[index] ?? ""}${letters[index + 1] ?? ""}${letter}`);
}
