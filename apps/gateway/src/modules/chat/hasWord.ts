import { foldLookAlikes } from "./foldLookAlikes.ts";

const letters: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "i",
};

/** The letters of a word as they are compared: signs that stand for letters are letters, three of one and more are one. */
function toKey(word: string): string {
  return [...foldLookAlikes(word).replace(/^[^\p{L}\p{M}0-9@$]+|[^\p{L}\p{M}0-9]+$/gu, "")]
    .map((sign) => letters[sign] ?? sign)
    .join("")
    .replace(/[^\p{L}\p{M}]/gu, "")
    .replace(/(.)\1{2,}/gu, "$1");
}

const isSpaced = (key: string): boolean => /^\p{Script=Latin}+$/u.test(key);

/**
 * Whether a line has one of these words. Where words are written apart only a whole word counts, also one whose letters stand apart; in
 * Thai and Chinese a part of the text does.
 */
export function hasWord(text: string, words: readonly string[]): boolean {
  const tokens = text.split(/\s+/u).map(toKey).filter(Boolean);
  const whole = tokens.join("");
  const alone = text
    .replace(/(?<=(?:^|\s)\S)\s(?=\S(?:\s|$))/gu, "")
    .split(/\s+/u)
    .map(toKey);
  return words.some((word) => {
    const key = toKey(word);
    if (key === "") return false;
    if (!isSpaced(key)) return whole.includes(key);
    if (!/\s/u.test(word.trim())) return tokens.includes(key) || alone.includes(key);
    const parts = word.trim().split(/\s+/u).map(toKey).join(" ");
    return ` ${tokens.join(" ")} `.includes(` ${parts} `);
  });
}
