import { foldText } from "@marquee/contract";

/** The single characters and the pairs of neighbours of a folded text, each once. */
export function toGrams(folded: string): string[] {
  const letters = [...folded];
  return [...new Set(letters.flatMap((letter, index) => [letter, letter + (letters[index + 1] ?? "")]))];
}

/** The words that a visitor searches for, as the index knows them; empty where there is nothing to search for. */
export const toSearchWords = (words: string): readonly string[] =>
  foldText(words)
    .split(/\s+/)
    .filter((word) => word !== "");
